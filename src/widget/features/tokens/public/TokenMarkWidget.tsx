import { useCore } from '../../../core/coreContext.ts'
import { createTokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import type { TokenClaim } from '../../../core/tokens/tokenClaim.ts'
import { useTokenDoubts } from '../../../core/tokens/useTokenDoubts.ts'
import { Tag } from '../../../kit/feedback/Tag.tsx'

/** Marks a row of a list whose token is not what it is called; nothing for any other. */
export function TokenMarkWidget({ tokens }: { tokens: readonly TokenClaim[] }) {
  const words = useCore().use(createTokensTexts)
  const [doubt] = useTokenDoubts(tokens)
  if (!doubt) return null
  const { symbol } = doubt.known
  return (
    <Tag tone="warning">
      {doubt.kind === 'lookAlike' ? words.notThe(symbol) : words.knownAs(symbol)}
    </Tag>
  )
}
