import type { ReactNode } from 'react'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { CheckIcon } from '../../../kit/icons/connectIcons.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import { accountName } from '../accountName.ts'
import { AccountPicture } from '../AccountPicture.tsx'
import type { AccountChoice } from './switchAccountFlow.ts'
import { accountTexts } from '../../../core/texts/account/accountTexts.ts'

/** One account to switch to; the active one is marked (C-137, C-148). */
export function AccountRow({
  choice,
  switching,
  onChoose,
  value,
  flat = false,
}: {
  choice: AccountChoice
  /** The account that is being activated. */
  switching: AccountChoice | undefined
  onChoose: (choice: AccountChoice) => void
  /** A value below the name, such as its balance. Beside the name, both would be cut in a window of 360 px. */
  value?: ReactNode
  /** Whether the row is drawn without a frame. */
  flat?: boolean
}) {
  const core = useCore()
  const { account, session } = core
  const texts = core.use(accountTexts)
  const labels = useSelect(account, (now) => now.addressLabels)
  const active = useSelect(account, (now) => now.address === choice.address)
  const login = useSelect(
    session.store,
    (now) => now.status === 'connected' && now.connection.type === 'AUTH',
  )
  const { title, subtitle } = accountName(choice.address, labels)
  const note = subtitle ?? (choice.type === 'smartAccount' ? texts.smartAccount : undefined)
  return (
    <ListRow
      flat={flat}
      media={
        <AccountPicture
          address={choice.address}
          size={36}
          {...(login ? { type: choice.type } : {})}
        />
      }
      title={title}
      subtitle={
        value === undefined ? (
          note
        ) : (
          <>
            {note && <span className="fy-address-line">{note} </span>}
            <span className="fy-address-line fy-tabular">{value}</span>
          </>
        )
      }
      trailing={
        active ? (
          <>
            <CheckIcon />
            <VisuallyHidden>{texts.active}</VisuallyHidden>
          </>
        ) : undefined
      }
      selected={active}
      loading={switching?.address === choice.address}
      onClick={() => onChoose(choice)}
    />
  )
}
