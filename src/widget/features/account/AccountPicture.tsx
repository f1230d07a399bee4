import type { AccountType } from '../../../backends/port/connectors.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { Avatar } from '../../kit/images/Avatar.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import css from './accountPicture.css?inline'
import { AccountTypeIcon } from './AccountTypeIcon.tsx'

/** The face of an account, `size` px; with `type` a badge says which type it is (C-127). */
export function AccountPicture({
  address,
  size,
  type,
}: {
  address: string
  size: number
  type?: AccountType
}) {
  useStyles(css)
  const { account } = useCore()
  const picture = useSelect(account, (now) =>
    now.address === address ? now.profileImage : undefined,
  )
  return (
    <span className="fy-account-picture">
      <Avatar address={address} src={picture} size={size} />
      {type !== undefined && (
        <span className="fy-account-badge" data-size={size > 48 ? 'm' : 's'} data-type={type}>
          <AccountTypeIcon type={type} size={size > 48 ? 16 : 12} />
        </span>
      )}
    </span>
  )
}
