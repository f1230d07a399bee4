import { useState } from 'react'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { IconButton } from '../../../kit/buttons/IconButton.tsx'
import { EditIcon } from '../../../kit/icons/accountIcons.tsx'
import { Shimmer } from '../../../kit/feedback/Shimmer.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import { accountName } from '../accountName.ts'
import { AccountRow } from './AccountRow.tsx'
import type { AddressBalances } from './addressBalancesFlow.ts'
import { LabelEditor } from './LabelEditor.tsx'
import type { AccountChoice } from './switchAccountFlow.ts'
import css from './switchAddressRow.css?inline'
import { createFigures } from '../../../core/locale/figures.ts'
import { splitAmount } from '../../../money/amounts/splitAmount.ts'
import { AmountText } from '../../../kit/lists/AmountText.tsx'
import { accountTexts } from '../../../core/texts/account/accountTexts.ts'

/** An account with its balance, and a pencil that edits its label. */
export function SwitchAddressRow({
  choice,
  balance,
  loadingBalance,
  switching,
  editing,
  onEdit,
  onChoose,
}: {
  choice: AccountChoice
  balance: AddressBalances[string] | undefined
  loadingBalance: boolean
  switching: AccountChoice | undefined
  editing: boolean
  /** Called with the address whose label is edited, or `undefined` when the editing ends. */
  onEdit: (address: string | undefined) => void
  onChoose: (choice: AccountChoice) => void
}) {
  useStyles(css)
  const core = useCore()
  const { account } = core
  const texts = core.use(accountTexts)
  const labels = useSelect(account, (now) => now.addressLabels)
  const { address } = choice
  const active = useSelect(account, (now) => now.address === address)
  const [wasEdited, setWasEdited] = useState(false)
  if (editing) return <LabelEditor address={address} onDone={() => onEdit(undefined)} />
  const waiting = balance === undefined && loadingBalance
  const shown = balance === 'failed' ? '—' : balance && core.use(createFigures).write(balance.shown)
  const amount = shown === undefined ? undefined : splitAmount(shown)
  return (
    <div className="fy-address-row" data-framed={active ? 'active' : 'other'}>
      <AccountRow
        flat
        choice={choice}
        switching={switching}
        onChoose={onChoose}
        value={
          waiting ? (
            <Shimmer width={64} height={18} radius={1} />
          ) : amount ? (
            <AmountText {...amount} />
          ) : (
            shown
          )
        }
      />
      <IconButton
        // Returns the focus to the pencil after keyboard editing.
        autoFocus={wasEdited}
        label={texts.editLabel(accountName(address, labels).title)}
        icon={<EditIcon size={18} />}
        onClick={() => {
          setWasEdited(true)
          onEdit(address)
        }}
      />
    </div>
  )
}
