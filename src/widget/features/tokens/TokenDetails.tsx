import { useCore } from '../../core/coreContext.ts'
import { createTokensTexts } from '../../core/texts/tokensTexts.ts'
import type { TokenClaim } from '../../core/tokens/tokenClaim.ts'
import { useTokenDoubts } from '../../core/tokens/useTokenDoubts.ts'
import { doubtText } from './doubtText.ts'
import { TokenContractWidget } from './TokenContractWidget.tsx'

/** Which contract a token of the list is, and why it may not be what it is called. */
export function TokenDetails({ token }: { token: TokenClaim }) {
  const { networks, use } = useCore()
  const words = use(createTokensTexts)
  const [doubt] = useTokenDoubts([token])
  const network = networks.find(token.chainId)?.name ?? ''
  return (
    <div className="fy-token-details">
      <TokenContractWidget token={token} />
      {doubt && <p className="fy-token-doubt">{doubtText(doubt, words, network)}</p>}
    </div>
  )
}
