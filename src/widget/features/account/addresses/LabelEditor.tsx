import { useState, type KeyboardEvent } from 'react'
import { saveAddressLabel } from '../../../core/session/saveAddressLabel.ts'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { truncateAddress } from '../../../core/formats/truncateAddress.ts'
import { IconButton } from '../../../kit/buttons/IconButton.tsx'
import { CheckIcon, CloseIcon } from '../../../kit/icons/connectIcons.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import css from './switchAddressRow.css?inline'
import { accountTexts } from '../../../core/texts/account/accountTexts.ts'
import { commonTexts } from '../../../core/texts/general/commonTexts.ts'

/** The longest label that fits beside a balance, in characters. */
const labelLength = 20

/** Replaces a row to edit the visitor's label of an address (C-171). Enter saves it, Escape discards it. */
export function LabelEditor({ address, onDone }: { address: string; onDone: () => void }) {
  useStyles(css)
  const core = useCore()
  const { account, backend } = core
  const texts = core.use(accountTexts)
  const common = core.use(commonTexts)
  const label = useSelect(account, (now) => now.addressLabels[address]) ?? ''
  const [typed, setTyped] = useState(label)
  function save() {
    account.setState({ addressLabels: saveAddressLabel(backend.storage, address, typed) })
    onDone()
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // Escape ends only the editing; if it bubbled, it would close the modal.
    event.preventDefault()
    event.stopPropagation()
    onDone()
  }
  return (
    <div className="fy-address-row" onKeyDown={press}>
      <TextField
        autoFocus
        label={texts.labelOf(truncateAddress(address))}
        placeholder={texts.label}
        maxLength={labelLength}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        onSubmit={save}
      />
      <IconButton label={texts.saveLabel} icon={<CheckIcon size={18} />} onClick={save} />
      <IconButton label={common.cancel} icon={<CloseIcon size={18} />} onClick={onDone} />
    </div>
  )
}
