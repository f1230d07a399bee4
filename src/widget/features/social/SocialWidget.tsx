import { useCore } from '../../core/coreContext.ts'
import { Button } from '../../kit/Button.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { MoreIcon } from '../../kit/icons/MoreIcon.tsx'
import { useStyles } from '../../kit/useStyles.ts'
import { chooseSocial } from './chooseSocial.ts'
import { SocialLogoWidget } from './SocialLogoWidget.tsx'
import { socialLayout } from './socialRules.ts'
import css from './socialWidget.css?inline'

/** The social logins of the Connect view (C-079, C-087 to C-089). */
export function SocialWidget() {
  useStyles(css)
  const core = useCore()
  const { texts, connectors, router } = core
  const { wide, small, more } = socialLayout(connectors.auth()?.socials ?? [])
  return (
    <div className="foyer-socials" role="group" aria-label={texts.socials.list}>
      {wide && (
        <Button
          wide
          variant="neutral"
          leading={<SocialLogoWidget provider={wide} />}
          onClick={() => chooseSocial(core, wide)}
        >
          {texts.socials.continueWith(texts.socials[wide])}
        </Button>
      )}
      {small.length > 0 && (
        <div className="foyer-socials-small">
          {small.map((provider) => (
            <IconButton
              key={provider}
              size="l"
              variant="neutral"
              label={texts.socials[provider]}
              icon={<SocialLogoWidget provider={provider} />}
              onClick={() => chooseSocial(core, provider)}
            />
          ))}
          {more && (
            <IconButton
              size="l"
              variant="neutral"
              label={texts.socials.more}
              icon={<MoreIcon />}
              onClick={() => router.push('ConnectSocials')}
            />
          )}
        </div>
      )}
    </div>
  )
}
