import type { TokenBalance } from '../../../../backends/port/services/balances.ts'
import { useCore } from '../../../core/coreContext.ts'
import { claimOfBalance } from '../../../money/tokens/claimOfBalance.ts'
import { sendTexts } from '../../../core/texts/send/sendTexts.ts'
import { Chip } from '../../../kit/buttons/Chip.tsx'
import { ChevronDownIcon } from '../../../kit/icons/pageIcons.tsx'
import { Image } from '../../../kit/images/Image.tsx'
import { TokenWarningIcon } from '../../tokens/public/TokenWarningIcon.tsx'

/** The chosen token; opens the token list. */
export function TokenChip({ token }: { token: TokenBalance | undefined }) {
  const { router, use } = useCore()
  const texts = use(sendTexts)
  const choose = () => router.push('WalletSendSelectToken')
  if (!token) {
    return (
      <Chip trailing={<ChevronDownIcon size={16} />} onClick={choose}>
        {texts.chooseToken}
      </Chip>
    )
  }
  return (
    <Chip
      aria-label={texts.changeToken(token.symbol)}
      leading={<Image kind="coin" src={token.iconUrl} size={24} />}
      trailing={
        <>
          <TokenWarningIcon tokens={[claimOfBalance(token)]} />
          <ChevronDownIcon size={16} />
        </>
      }
      onClick={choose}
    >
      {token.symbol}
    </Chip>
  )
}
