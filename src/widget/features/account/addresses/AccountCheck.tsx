import { useCore, useSelect } from '../../../core/coreContext.ts'
import { Checkbox } from '../../../kit/fields/Checkbox.tsx'
import { accountName } from '../accountName.ts'
import { AccountPicture } from '../AccountPicture.tsx'
import type { AccountChoice } from './switchAccountFlow.ts'
import { accountTexts } from '../../../core/texts/account/accountTexts.ts'

/** One account of the choice, with a checkbox (C-147). */
export function AccountCheck({
  choice,
  checked,
  disabled,
  onToggle,
}: {
  choice: AccountChoice
  checked: boolean
  disabled: boolean
  onToggle: () => void
}) {
  const core = useCore()
  const { account } = core
  const texts = core.use(accountTexts)
  const labels = useSelect(account, (now) => now.addressLabels)
  const { title, subtitle } = accountName(choice.address, labels)
  const note = subtitle ?? (choice.type === 'smartAccount' ? texts.smartAccount : undefined)
  return (
    <Checkbox
      row
      checked={checked}
      disabled={disabled}
      onChange={onToggle}
      label={
        <span className="fy-select-account">
          <AccountPicture address={choice.address} size={36} type={choice.type} />
          <span className="fy-select-words">
            <span className="fy-select-name fy-tabular">{title}</span>
            {note !== undefined && <span className="fy-select-note">{note}</span>}
          </span>
        </span>
      }
    />
  )
}
