import { useCore, useSelect } from '../../../core/coreContext.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { createTokenConfirmation } from '../../../money/tokens/tokenConfirmation.ts'
import type { ConfirmedOrder } from '../../../money/tokens/tokenConfirmation.ts'
import type { OtherSymbol, TokenWarning } from '../../../money/tokens/tokenWarning.ts'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { Checkbox } from '../../../kit/fields/Checkbox.tsx'
import { tokenWarningText } from '../tokenWarningText.ts'

/** Shows which tokens of an order may not be genuine, and asks the visitor to confirm that order. */
export function TokenWarningNotice({
  warnings,
  order,
}: {
  warnings: readonly (TokenWarning | OtherSymbol)[]
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
      title={titleOf(first, texts)}
      action={
        <Checkbox
          label={texts.confirmToken}
          checked={confirmation.has(order)}
          onChange={(checked) => confirmation.set(order, checked)}
        />
      }
    >
      {warnings.map((warning) => (
        <p key={`${warning.kind} ${warning.chainId} ${warning.claimed}`}>
          {tokenWarningText(core, warning)}
        </p>
      ))}
    </Notice>
  )
}

function titleOf(
  warning: TokenWarning | OtherSymbol,
  texts: ReturnType<typeof tokensTexts>,
): string {
  switch (warning.kind) {
    case 'otherSymbol':
      return texts.otherSymbolTitle
    case 'link':
      return texts.linkInName
    case 'renamed':
      return texts.knownAs(warning.known.symbol)
    case 'lookAlike':
      return texts.lookAlikeTitle(warning.known.symbol)
  }
}
