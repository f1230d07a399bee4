import { useCore, useSelect } from '../../../core/coreContext.ts'
import { createTokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { createTokenConfirmation } from '../../../core/tokens/tokenConfirmation.ts'
import type { ConfirmedOrder } from '../../../core/tokens/tokenConfirmation.ts'
import type { TokenDoubt } from '../../../core/tokens/tokenDoubt.ts'
import { Card } from '../../../kit/layout/Card.tsx'
import { Checkbox } from '../../../kit/fields/Checkbox.tsx'
import { WarningIcon } from '../../../kit/icons/status/WarningIcon.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import { doubtText } from '../doubtText.ts'
import css from './tokenDoubt.css?inline'

/** Says which tokens of an order are not what they are called, and has the visitor confirm that very order. */
export function TokenDoubtWidget({
  doubts,
  order,
}: {
  doubts: readonly TokenDoubt[]
  order: ConfirmedOrder
}) {
  useStyles(css)
  const core = useCore()
  const words = core.use(createTokensTexts)
  const confirmation = core.use(createTokenConfirmation)
  useSelect(confirmation.store, (now) => now)
  if (doubts.length === 0) return null
  return (
    <Card tone="warning">
      <div className="fy-token-order" role="alert" aria-label={words.lookAlikeTitle}>
        <p className="fy-token-order-title">
          <WarningIcon size={18} /> {words.lookAlikeTitle}
        </p>
        {doubts.map((doubt) => (
          <p key={`${doubt.chainId} ${doubt.claimed} ${doubt.known.symbol}`}>
            {doubtText(core, doubt)}
          </p>
        ))}
      </div>
      <Checkbox
        label={words.confirmDoubt}
        checked={confirmation.has(order)}
        onChange={(checked) => confirmation.set(order, checked)}
      />
    </Card>
  )
}
