import { useCore, useSelect } from '../../core/coreContext.ts'
import { IconTile } from '../../kit/icons/IconTile.tsx'
import { MailIcon } from '../../kit/icons/connectIcons.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { SocialLogo } from '../social/public/SocialLogo.tsx'
import { shownEmail } from './accountRules.ts'
import { socialTexts } from '../../core/texts/login/socialTexts.ts'

/** The login of the account: an e-mail row leads to its change, a social row does not lead anywhere (C-133, C-139). */
export function AuthRow() {
  const core = useCore()
  const { account, router, session, track } = core
  const texts = core.use(socialTexts)
  const email = useSelect(account, (now) => now.email)
  const provider = useSelect(account, (now) => now.socialProvider)
  const userName = useSelect(session.store, (now) =>
    now.status === 'connected' ? now.connection.user?.userName : undefined,
  )
  if (provider !== undefined) {
    return (
      <ListRow
        media={
          <IconTile size="s" shape="square" icon={<SocialLogo provider={provider} size={20} />} />
        }
        title={shownEmail(userName ?? email ?? texts[provider])}
      />
    )
  }
  if (email === undefined) return null
  const change = () => {
    track('EMAIL_EDIT')
    router.push('UpdateEmailWallet')
  }
  return (
    <ListRow
      media={<IconTile size="s" shape="square" icon={<MailIcon />} />}
      title={shownEmail(email)}
      chevron
      onClick={change}
    />
  )
}
