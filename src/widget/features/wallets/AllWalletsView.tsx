import { useState } from 'react'
import { useCore } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { QrCodeIcon } from '../../kit/icons/connectIcons.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { VisuallyHidden } from '../../kit/layout/VisuallyHidden.tsx'
import css from './allWallets.css?inline'
import { canPair } from './list/canPair.ts'
import { FoundWallets } from './directory/FoundWallets.tsx'
import { PagedWallets } from './directory/PagedWallets.tsx'
import { useMobile } from './list/useMobile.ts'
import { createWalletSearchFlow } from './directory/walletSearchFlow.ts'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'

/** Every wallet of the directory, with a search (C-090 to C-095). */
export default function AllWalletsView() {
  useStyles(css)
  const core = useCore()
  const texts = core.use(connectingTexts)
  const common = core.use(commonTexts)
  const [text, setText] = useState('')
  const { state, send } = useFlow(createWalletSearchFlow)
  const mobile = useMobile()
  // Previous results stay on screen while the visitor types; before the first results the whole list is shown.
  const browsing = state.status === 'browsing' || (state.status === 'waiting' && !state.shown)
  const resultCount = state.status === 'found' ? state.wallets.length : 0

  function openQrCode() {
    core.track('SELECT_WALLET', { name: texts.walletConnect, platform: 'qrcode' })
    core.router.push('ConnectingWalletConnect')
  }
  return (
    <>
      <div className="fy-wallet-search" data-status={state.status}>
        <span className="fy-wallet-count" role="status">
          {resultCount > 0 && <VisuallyHidden>{texts.walletsFound(resultCount)}</VisuallyHidden>}
        </span>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          clearLabel={common.clearSearch}
          value={text}
          onChange={(next) => {
            setText(next)
            send({ type: 'typed', text: next })
          }}
        />
        {mobile && canPair(core) && (
          <IconButton
            size="l"
            variant="neutral"
            label={texts.searchWithQr}
            icon={<QrCodeIcon />}
            onClick={openQrCode}
          />
        )}
      </div>
      <div className="fy-wallet-results">
        {browsing ? (
          <PagedWallets />
        ) : (
          <FoundWallets state={state} onRetry={() => send({ type: 'retry' })} />
        )}
      </div>
    </>
  )
}
