import { useCore, useSelect } from '../../../core/coreContext.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { createTokenConfirmation } from '../../../money/tokens/tokenConfirmation.ts'
import type { ConfirmedOrder } from '../../../money/tokens/tokenConfirmation.ts'
import type { TokenWarning } from '../../../money/tokens/tokenWarning.ts'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { Checkbox } from '../../../kit/fields/Checkbox.tsx'
import { tokenWarningTag, tokenWarningText } from '../tokenWarningText.ts'

/** Shows which tokens of an order may not be genuine, and asks the visitor to confirm that order. */
export function TokenWarningNotice({
  warnings,
  order,
}: {
  warnings: readonly TokenWarning[]
  order: ConfirmedOrder
}) {
  const core = useCore()
  const texts = core.use(tokensTexts)
  const confirmation = core.use(createTokenConfirmation)
  useSelect(confirmation.store, (now) => now)
  const [first] = warnings
  if (first === undefined) return null
  return (
    <Notice
      title={
        first.kind === 'lookAlike'
          ? texts.lookAlikeTitle(first.known.symbol)
          : tokenWarningTag(core, first)
      }
      action={
        <Checkbox
          label={texts.confirmToken}
          checked={confirmation.has(order)}
          onChange={(checked) => confirmation.set(order, checked)}
        />
      }
    >
      {warnings.map((warning) => (
        <p key={`${warning.chainId} ${warning.claimed} ${warning.kind}`}>
          {tokenWarningText(core, warning)}
        </p>
      ))}
    </Notice>
  )
}
