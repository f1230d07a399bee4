import { useCore } from '../../core/coreContext.ts'
import type { TokenClaim } from '../../money/tokens/tokenClaim.ts'
import { useTokenWarnings } from '../../money/tokens/useTokenWarnings.ts'
import { tokenWarningText } from './tokenWarningText.ts'
import { TokenContract } from './public/TokenContract.tsx'

/** The contract of a token in the list, and why the token may not be genuine. */
export function TokenDetails({
  token,
  onByHand,
}: {
  token: TokenClaim
  onByHand?: (shown: boolean) => void
}) {
  const core = useCore()
  const [warning] = useTokenWarnings([token])
  return (
    <div className="fy-token-details">
      <TokenContract token={token} {...(onByHand && { onByHand })} />
      {warning && <p className="fy-token-warning-text">{tokenWarningText(core, warning)}</p>}
    </div>
  )
}
