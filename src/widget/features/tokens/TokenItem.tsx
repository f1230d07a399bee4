import { createFigures } from '../../core/locale/figures.ts'
import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import { useCore } from '../../core/coreContext.ts'
import { useImage } from '../../core/images/useImage.ts'
import { VisuallyHidden } from '../../kit/layout/VisuallyHidden.tsx'
import { useVisible } from '../../kit/lists/useVisible.ts'
import { claimOfBalance } from '../../money/tokens/claimOfBalance.ts'
import { TokenDetails } from './TokenDetails.tsx'
import { TokenWarningTag } from './public/TokenWarningTag.tsx'
import { TokenListRow } from './TokenListRow.tsx'
import { tokenFigures, tokenPicture } from './tokenRules.ts'

export interface TokenItemProps {
  token: TokenBalance
  /** Whether its details are shown. */
  open: boolean
  onToggle: () => void
  /**
   * Called with true when its contract's address is shown to be copied by hand, and with false when it no longer is.
   */
  onByHand: (shown: boolean) => void
}

/** The place of one token in the list; drawn only while a tenth of it is in view. */
export function TokenItem(props: TokenItemProps) {
  const [place, visible] = useVisible<HTMLDivElement>()
  return (
    <div ref={place} className="fy-token-place" data-drawn={visible}>
      {visible ? <DrawnToken {...props} /> : <VisuallyHidden>{props.token.name}</VisuallyHidden>}
    </div>
  )
}

function DrawnToken({ token, open, onToggle, onByHand }: TokenItemProps) {
  const core = useCore()
  const { config } = core
  const { write } = core.use(createFigures)
  const ownImage = tokenPicture(token, config.tokens)
  const symbolImage = useImage('token', ownImage === undefined ? token.symbol : undefined)
  const { value, amount } = tokenFigures(token)
  const claim = claimOfBalance(token)
  return (
    <>
      <TokenListRow
        tokenName={token.name}
        tokenImageUrl={ownImage ?? symbolImage}
        tokenValue={value}
        tokenAmount={write(amount)}
        tokenCurrency={token.symbol}
        tag={<TokenWarningTag tokens={[claim]} />}
        clickable
        expanded={open}
        onClick={onToggle}
      />
      {open && <TokenDetails token={claim} onByHand={onByHand} />}
    </>
  )
}
