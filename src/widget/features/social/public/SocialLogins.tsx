import { useCore } from '../../../core/coreContext.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { IconButton } from '../../../kit/buttons/IconButton.tsx'
import { MoreIcon } from '../../../kit/icons/connectIcons.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import { chooseSocial } from '../chooseSocial.ts'
import { SocialLogo } from './SocialLogo.tsx'
import { socialLayout } from '../socialRules.ts'
import css from './socialLogins.css?inline'
import { socialTexts } from '../../../core/texts/login/socialTexts.ts'

/** The social logins of the Connect view (C-079, C-087). */
export function SocialLogins() {
  useStyles(css)
  const core = useCore()
  const { connectors, router } = core
  const texts = core.use(socialTexts)
  const { wide, small, more } = socialLayout(connectors.auth()?.socials ?? [])
  return (
    <div className="fy-socials" role="group" aria-label={texts.list}>
      {wide && (
        <Button
          wide
          variant="neutral"
          leading={<SocialLogo provider={wide} size={20} />}
          onClick={() => chooseSocial(core, wide)}
        >
          {texts.continueWith(texts[wide])}
        </Button>
      )}
      {small.length > 0 && (
        <div className="fy-socials-small">
          {small.map((provider) => (
            <IconButton
              key={provider}
              size="l"
              variant="neutral"
              label={texts[provider]}
              icon={<SocialLogo provider={provider} size={20} />}
              onClick={() => chooseSocial(core, provider)}
            />
          ))}
          {more && (
            <IconButton
              size="l"
              variant="neutral"
              label={texts.more}
              icon={<MoreIcon />}
              onClick={() => router.push('ConnectSocials')}
            />
          )}
        </div>
      )}
    </div>
  )
}
