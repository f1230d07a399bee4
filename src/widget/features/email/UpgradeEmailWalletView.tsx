import { FoyerError } from '../../../backends/port/errors.ts'
import { useCore } from '../../core/coreContext.ts'
import { Card } from '../../kit/layout/Card.tsx'
import { ExternalLink } from '../../kit/buttons/ExternalLink.tsx'
import { Hero } from '../../kit/layout/Hero.tsx'
import { IconTile } from '../../kit/icons/IconTile.tsx'
import { ExternalIcon, KeyIcon } from '../../kit/icons/viewIcons.tsx'
import { Text } from '../../kit/layout/Text.tsx'
import { emailTexts } from '../../core/texts/login/emailTexts.ts'

/** Sends the visitor to the secure site to upgrade the wallet (C-156, C-157). */
export default function UpgradeEmailWalletView() {
  const core = useCore()
  const { backend } = core
  const texts = core.use(emailTexts)
  const { auth } = backend
  if (!auth) throw new FoyerError('none.authConnector', 'Auth connector not found')
  return (
    <>
      <Hero
        media={<IconTile icon={<KeyIcon size={28} />} tone="accent" />}
        title={texts.followSecureSite}
        actions={
          <ExternalLink href={auth.dashboardUrl} trailing={<ExternalIcon size={16} />}>
            {texts.openSecureSite}
          </ExternalLink>
        }
      />
      <Card tone="warning">
        <Text size="s" align="center">
          {texts.reconnectNote}
        </Text>
      </Card>
    </>
  )
}
