import { useCore } from '../../../core/coreContext.ts'
import { IconTile } from '../../../kit/icons/IconTile.tsx'
import { ListGroup } from '../../../kit/lists/ListGroup.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { chooseSocial } from '../chooseSocial.ts'
import { SocialLogo } from './SocialLogo.tsx'
import { socialTexts } from '../../../core/texts/login/socialTexts.ts'

/** Every configured social login, one below the other, for the view that More opens (open point 24). */
export function SocialList() {
  const core = useCore()
  const texts = core.use(socialTexts)
  const socials = core.connectors.auth()?.socials ?? []
  return (
    <ListGroup label={texts.list}>
      {socials.map((provider) => (
        <ListRow
          key={provider}
          chevron
          media={<IconTile size="s" shape="square" icon={<SocialLogo provider={provider} />} />}
          title={texts[provider]}
          onClick={() => chooseSocial(core, provider)}
        />
      ))}
    </ListGroup>
  )
}
