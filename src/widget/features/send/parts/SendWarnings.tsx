import { useTexts } from '../../../core/coreContext.ts'
import { truncateAddress } from '../../../core/formats/truncateAddress.ts'
import { sendTexts } from '../../../core/texts/send/sendTexts.ts'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { Checkbox } from '../../../kit/fields/Checkbox.tsx'
import { isRisk } from '../order/confirmedRisks.ts'
import type { SendWarning } from '../rules/warningsFor.ts'

/**
 * The warnings about the recipient. On the preview, the last risk asks the visitor to confirm all of them, because what
 * is sent to a wrong address cannot be brought back (open points 266, 300, 301).
 */
export function SendWarnings({
  warnings,
  confirmation,
}: {
  warnings: readonly SendWarning[]
  confirmation?: { readonly checked: boolean; readonly onChange: (checked: boolean) => void }
}) {
  const texts = useTexts(sendTexts)
  const last = warnings.findLast(({ kind }) => isRisk(kind))
  const label = last?.kind === 'lookAlike' ? texts.confirmRecipient : texts.confirmRisk
  return warnings.map((warning) => {
    const [title, text] = wordsOf(warning, texts)
    const asks = confirmation && warning === last
    return (
      <Notice
        key={title}
        title={title}
        action={asks && <Checkbox label={label} {...confirmation} />}
      >
        {text}
      </Notice>
    )
  })
}

function wordsOf(
  warning: SendWarning,
  texts: ReturnType<typeof sendTexts>,
): readonly [title: string, text: string] {
  switch (warning.kind) {
    case 'lookAlike':
      return [texts.lookAlikeTitle, texts.lookAlike(truncateAddress(warning.known, 6, 4))]
    case 'ownAccount':
      return [texts.ownAccountTitle, texts.ownAccount]
    case 'checking':
      return [texts.uncheckedTitle, texts.checkingHistory]
    case 'unchecked':
      return [texts.uncheckedTitle, texts.uncheckedHistory]
    case 'token':
      return [texts.tokenContractTitle, texts.tokenContract]
    case 'burn':
      return [texts.noOwnerTitle, texts.burn]
    case 'noKey':
      return [texts.noOwnerTitle, texts.noKey]
    case 'contract':
      return [texts.contractTitle, texts.contract]
  }
}
