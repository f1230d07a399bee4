import { useTexts } from '../../../core/coreContext.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import type { TokenClaim } from '../../../money/tokens/tokenClaim.ts'
import { useTokenWarnings } from '../../../money/tokens/useTokenWarnings.ts'
import { Tag } from '../../../kit/feedback/Tag.tsx'

/** Marks a row whose token may not be genuine; empty for any other. */
export function TokenWarningTag({ tokens }: { tokens: readonly TokenClaim[] }) {
  const texts = useTexts(tokensTexts)
  const [warning] = useTokenWarnings(tokens)
  if (!warning) return null
  const { symbol } = warning.known
  return (
    <Tag tone="warning">
      {warning.kind === 'lookAlike' ? texts.notThe(symbol) : texts.knownAs(symbol)}
    </Tag>
  )
}
