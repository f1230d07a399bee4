import { useTexts } from '../../../core/coreContext.ts'
import { truncateAddress } from '../../../core/formats/truncateAddress.ts'
import { sendTexts } from '../../../core/texts/send/sendTexts.ts'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { Checkbox } from '../../../kit/fields/Checkbox.tsx'
import type { SendWarning } from '../rules/warningsFor.ts'

/**
 * The warnings about the recipient. On the preview, `compared` asks the visitor to confirm that they compared a
 * look-alike (open point 266).
 */
export function SendWarnings({
  warnings,
  compared,
}: {
  warnings: readonly SendWarning[]
  compared?: { readonly checked: boolean; readonly onChange: (checked: boolean) => void }
}) {
  const texts = useTexts(sendTexts)
  return warnings.map((warning) => {
    switch (warning.kind) {
      case 'lookAlike':
        return (
          <Notice
            key={warning.kind}
            title={texts.lookAlikeTitle}
            action={compared && <Checkbox label={texts.confirmRecipient} {...compared} />}
          >
            {texts.lookAlike(truncateAddress(warning.known, 6, 4))}
          </Notice>
        )
      case 'ownAccount':
        return (
          <Notice key={warning.kind} title={texts.ownAccountTitle}>
            {texts.ownAccount}
          </Notice>
        )
      case 'checking':
      case 'unchecked':
        return (
          <Notice key="unchecked" title={texts.uncheckedTitle}>
            {warning.kind === 'checking' ? texts.checkingHistory : texts.uncheckedHistory}
          </Notice>
        )
      case 'tokenContract':
        return (
          <Notice key={warning.kind} title={texts.tokenContractTitle}>
            {texts.tokenContract}
          </Notice>
        )
    }
  })
}
