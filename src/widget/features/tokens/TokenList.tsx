import type { TokenBalance } from '../../../backends/port/balances.ts'
import { useCore } from '../../core/coreContext.ts'
import { createTokensTexts } from '../../core/texts/tokensTexts.ts'
import { TokenItem } from './TokenItem.tsx'
import { heldTokens, tokenKey } from './tokenRules.ts'

/** The tokens of the account, the dearest first. */
export function TokenList({ tokens }: { tokens: readonly TokenBalance[] }) {
  const words = useCore().use(createTokensTexts)
  return (
    <ul className="fy-token-list" role="list" aria-label={words.tokens}>
      {heldTokens(tokens).map((token) => (
        <li key={tokenKey(token)}>
          <TokenItem token={token} />
        </li>
      ))}
    </ul>
  )
}
