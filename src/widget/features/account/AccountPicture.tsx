import type { AccountType } from '../../../backends/port/connectors.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { Avatar } from '../../kit/images/Avatar.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { WalletPicture } from '../wallets/public/WalletPicture.tsx'
import css from './accountPicture.css?inline'
import { LightbulbIcon } from '../../kit/icons/accountIcons.tsx'
import { MailIcon } from '../../kit/icons/connectIcons.tsx'

/**
 * The avatar of an account, `size` px wide. With `type` it has a badge: the account type of a login (C-127), or the
 * wallet's picture, because a mail icon beside a wallet's account would read as a login by e-mail (open point 243).
 */
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
  const { account, session } = useCore()
  const picture = useSelect(account, (now) =>
    now.address === address ? now.profileImage : undefined,
  )
  const wallet = useSelect(session.store, (now) =>
    now.status === 'connected' && now.connection.type !== 'AUTH' ? now.connector : undefined,
  )
  const isLarge = size > 48
  return (
    <span className="fy-account-picture">
      <Avatar address={address} src={picture} size={size} />
      {type !== undefined && (
        <span
          className="fy-account-badge"
          data-size={isLarge ? 'm' : 's'}
          data-type={wallet ? 'wallet' : type}
        >
          {wallet ? (
            <WalletPicture connector={wallet} size="s" />
          ) : (
            <AccountTypeIcon type={type} size={isLarge ? 14 : 12} />
          )}
        </span>
      )}
    </span>
  )
}

/** A lightbulb for a smart account, a letter otherwise (C-127). */
function AccountTypeIcon({ type, size }: { type: AccountType; size: number }) {
  return type === 'smartAccount' ? <LightbulbIcon size={size} /> : <MailIcon size={size} />
}
