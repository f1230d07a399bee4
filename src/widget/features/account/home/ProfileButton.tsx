import { useCore, useSelect } from '../../../core/coreContext.ts'
import { Tooltip } from '../../../kit/feedback/Tooltip.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import { AccountPicture } from '../AccountPicture.tsx'
import { isMultiAccount, profileTarget } from '../accountRules.ts'
import css from './profileButton.css?inline'
import { accountTexts } from '../../../core/texts/account/accountTexts.ts'

/**
 * The avatar on the default widget, with a badge for several accounts. Opens Profile or AccountSettings (C-126, C-127).
 */
export function ProfileButton({ address }: { address: string }) {
  useStyles(css)
  const core = useCore()
  const { account, router, session } = core
  const texts = core.use(accountTexts)
  const multi = useSelect(account, isMultiAccount)
  const type = useSelect(account, (now) => now.type)
  const connection = useSelect(session.store, (now) =>
    now.status === 'connected' ? now.connection.type : undefined,
  )
  const target = profileTarget({ multi, connection })
  const picture = <AccountPicture address={address} size={56} {...(multi ? { type } : {})} />
  if (target === undefined) return picture
  const label = target === 'Profile' ? texts.profile : texts.accountSettings
  return (
    <Tooltip text={label}>
      <button
        type="button"
        className="fy-profile-button"
        data-multi={multi || undefined}
        data-type={type}
        aria-label={label}
        onClick={() => router.push(target)}
      >
        {picture}
      </button>
    </Tooltip>
  )
}
