import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import { useCore } from '../../../core/coreContext.ts'
import { truncateEnd } from '../../../core/formats/truncateEnd.ts'
import { walletName } from '../../../core/formats/walletName.ts'
import { openLink } from '../../../core/modal/openLink.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Text } from '../../../kit/layout/Text.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import { downloadLinks, storeLink } from '../download/downloadRules.ts'
import css from './getWalletPrompt.css?inline'
import { connectingTexts } from '../../../core/texts/connect/connectingTexts.ts'

/** The number of characters to which the wallet's name is cut (C-275). */
const nameLength = 12

/**
 * The prompt 'Don't have {wallet}?' with 'Get' (C-086); empty for a wallet without a download, for which it would lead
 * nowhere.
 */
export function GetWalletPrompt({ wallet }: { wallet: Wallet | undefined }) {
  useStyles(css)
  const core = useCore()
  const texts = core.use(connectingTexts)
  const name = walletName(wallet)
  const isLeading = downloadLinks(wallet).length > 0
  if (!wallet || name === undefined || !isLeading) return null
  const one = wallet
  function get() {
    const store = storeLink(one, core.backend.browser.device())
    if (store) openLink(core, store)
    else core.router.push('Downloads', { wallet: one })
  }
  return (
    <div className="fy-get-wallet">
      <Text as="span" weight="medium" truncate>
        {texts.dontHave(truncateEnd(name, nameLength))}
      </Text>
      <Button size="s" variant="neutral" onClick={get}>
        {texts.get}
      </Button>
    </div>
  )
}
