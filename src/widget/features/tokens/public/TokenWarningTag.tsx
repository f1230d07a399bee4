import { useCore } from '../../../core/coreContext.ts'
import type { TokenClaim } from '../../../money/tokens/tokenClaim.ts'
import { useTokenWarnings } from '../../../money/tokens/useTokenWarnings.ts'
import { Tag } from '../../../kit/feedback/Tag.tsx'
import { tokenWarningTag } from '../tokenWarningText.ts'

/** Marks a row whose token may not be genuine; empty for any other. */
export function TokenWarningTag({ tokens }: { tokens: readonly TokenClaim[] }) {
  const core = useCore()
  const [warning] = useTokenWarnings(tokens)
  return warning ? <Tag tone="warning">{tokenWarningTag(core, warning)}</Tag> : null
}
