import { useCore } from '../../../core/coreContext.ts'
import { truncateAddress } from '../../../core/formats/truncateAddress.ts'
import { createSendTexts } from '../../../core/texts/money/sendTexts.ts'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { Checkbox } from '../../../kit/fields/Checkbox.tsx'
import type { SendWarning } from './warningsFor.ts'

/**
 * What is odd about the recipient. Before it is sent, `compared` has the visitor confirm that a look-alike was compared
 * (open point 266).
 */
export function SendWarnings({
  warnings,
  compared,
}: {
  warnings: readonly SendWarning[]
  compared?: { readonly checked: boolean; readonly onChange: (checked: boolean) => void }
}) {
  const texts = useCore().use(createSendTexts)
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
