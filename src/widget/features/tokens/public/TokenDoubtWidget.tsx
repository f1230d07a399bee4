import { useCore, useSelect } from '../../../core/coreContext.ts'
import { createTokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { createTokenConfirmation } from '../../../core/tokens/tokenConfirmation.ts'
import type { ConfirmedOrder } from '../../../core/tokens/tokenConfirmation.ts'
import type { TokenDoubt } from '../../../core/tokens/tokenDoubt.ts'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { Checkbox } from '../../../kit/fields/Checkbox.tsx'
import { doubtText } from '../doubtText.ts'

/** Says which tokens of an order are not what they are called, and has the visitor confirm that very order. */
export function TokenDoubtWidget({
  doubts,
  order,
}: {
  doubts: readonly TokenDoubt[]
  order: ConfirmedOrder
}) {
  const core = useCore()
  const words = core.use(createTokensTexts)
  const confirmation = core.use(createTokenConfirmation)
  useSelect(confirmation.store, (now) => now)
  if (doubts.length === 0) return null
  return (
    <Notice
      title={words.lookAlikeTitle}
      action={
        <Checkbox
          label={words.confirmDoubt}
          checked={confirmation.has(order)}
          onChange={(checked) => confirmation.set(order, checked)}
        />
      }
    >
      {doubts.map((doubt) => (
        <p key={`${doubt.chainId} ${doubt.claimed} ${doubt.known.symbol}`}>
          {doubtText(core, doubt)}
        </p>
      ))}
    </Notice>
  )
}
