import { useCore } from '../../../core/coreContext.ts'
import type { TokenClaim } from '../../../money/tokens/tokenClaim.ts'
import { useTokenWarnings } from '../../../money/tokens/useTokenWarnings.ts'
import { WarningIcon } from '../../../kit/icons/connectIcons.tsx'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import { tokenWarningTag } from '../tokenWarningText.ts'
import css from './tokenContract.css?inline'

/** Marks a token that may not be genuine, for places with room for an icon only. */
export function TokenWarningIcon({ tokens }: { tokens: readonly TokenClaim[] }) {
  useStyles(css)
  const core = useCore()
  const [warning] = useTokenWarnings(tokens)
  if (!warning) return null
  return (
    <span className="fy-token-warning">
      <WarningIcon size={16} />
      <VisuallyHidden>{tokenWarningTag(core, warning)}</VisuallyHidden>
    </span>
  )
}
