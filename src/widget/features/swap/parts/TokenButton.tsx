import { useTexts } from '../../../core/coreContext.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { Chip } from '../../../kit/buttons/Chip.tsx'
import { ChevronDownIcon } from '../../../kit/icons/pageIcons.tsx'
import { TokenWarningIcon } from '../../tokens/public/TokenWarningIcon.tsx'
import { TokenPicture } from '../../tokens/public/TokenPicture.tsx'
import { claimOfToken } from '../rules/tokenIdentity.ts'
import type { HeldToken } from '../swapTypes.ts'

/** Opens the choice of a token and shows the chosen one. */
export function TokenButton({
  token,
  onClick,
}: {
  token: HeldToken | undefined
  onClick: () => void
}) {
  const texts = useTexts(swapTexts)
  return (
    <Chip
      leading={token && <TokenPicture symbol={token.symbol} src={token.logoUri} size={24} />}
      trailing={
        <>
          <TokenWarningIcon tokens={token ? [claimOfToken(token)] : []} />
          <ChevronDownIcon size={16} />
        </>
      }
      aria-label={token ? texts.changeToken(token.symbol) : texts.selectToken}
      onClick={onClick}
    >
      {token?.symbol ?? texts.selectToken}
    </Chip>
  )
}
