import { useCore } from '../../core/coreContext.ts'
import { IconTile } from '../../kit/IconTile.tsx'
import { ListGroup } from '../../kit/ListGroup.tsx'
import { ListRow } from '../../kit/ListRow.tsx'
import { LegalFooter } from '../connect/LegalFooter.tsx'
import { chooseSocial } from './chooseSocial.ts'
import { SocialLogoWidget } from './SocialLogoWidget.tsx'

/** All configured socials (C-065, open point 24). */
export default function ConnectSocialsView() {
  const core = useCore()
  const { texts } = core
  const socials = core.connectors.auth()?.socials ?? []
  return (
    <>
      <ListGroup label={texts.socials.list}>
        {socials.map((provider) => (
          <ListRow
            key={provider}
            chevron
            media={
              <IconTile size="s" shape="square" icon={<SocialLogoWidget provider={provider} />} />
            }
            title={texts.socials[provider]}
            onClick={() => chooseSocial(core, provider)}
          />
        ))}
      </ListGroup>
      <LegalFooter />
    </>
  )
}
