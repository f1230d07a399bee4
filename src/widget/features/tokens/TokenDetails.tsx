import { useCore } from '../../core/coreContext.ts'
import type { TokenClaim } from '../../core/tokens/tokenClaim.ts'
import { useTokenDoubts } from '../../core/tokens/useTokenDoubts.ts'
import { doubtText } from './doubtText.ts'
import { TokenContractWidget } from './public/TokenContractWidget.tsx'

/** Which contract a token of the list is, and why it may not be what it is called. */
export function TokenDetails({ token }: { token: TokenClaim }) {
  const core = useCore()
  const [doubt] = useTokenDoubts([token])
  return (
    <div className="fy-token-details">
      <TokenContractWidget token={token} />
      {doubt && <p className="fy-token-doubt">{doubtText(core, doubt)}</p>}
    </div>
  )
}
