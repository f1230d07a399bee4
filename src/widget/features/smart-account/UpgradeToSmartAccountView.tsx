import { useCore } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { ExternalLink } from '../../kit/buttons/ExternalLink.tsx'
import { FeatureItem } from '../../kit/layout/FeatureItem.tsx'
import { Hero } from '../../kit/layout/Hero.tsx'
import { ExternalIcon } from '../../kit/icons/viewIcons.tsx'
import { LayersIcon, MailIcon } from '../../kit/icons/connectIcons.tsx'
import { LightbulbIcon } from '../../kit/icons/accountIcons.tsx'
import { IconTile } from '../../kit/icons/IconTile.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'
import { WaitingHint } from '../waiting/public/WaitingHint.tsx'
import { createUpgradeFlow } from './upgradeFlow.ts'
import { connectTexts } from '../../core/texts/connect/connectTexts.ts'
import { smartAccountTexts } from '../../core/texts/account/smartAccountTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'

const icons = [<LayersIcon key="layers" size={20} />, <MailIcon key="mail" size={20} />]

/** Explains smart accounts, and offers to upgrade now or later (C-158 to C-161). */
export default function UpgradeToSmartAccountView() {
  const core = useCore()
  const texts = core.use(smartAccountTexts)
  const common = core.use(commonTexts)
  const { state, send } = useFlow(createUpgradeFlow)
  const upgrading = state.status === 'upgrading'
  return (
    <div data-status={state.status}>
      <Hero
        media={<IconTile tone="accent" icon={<LightbulbIcon size={28} />} />}
        title={texts.discover}
        text={texts.about}
      />
      <Stack gap="xl">
        {texts.benefits.map(({ title, text }, index) => (
          <FeatureItem
            key={title}
            media={<IconTile size="s" icon={icons[index % icons.length]} />}
            title={title}
            text={text}
          />
        ))}
        <Stack gap="m" align="center">
          <ExternalLink href={smartAccountLinks.faq} size="s" trailing={<ExternalIcon size={16} />}>
            {common.learnMore}
          </ExternalLink>
        </Stack>
        <Stack direction="row" gap="s" share>
          <Button
            wide
            variant="neutral"
            disabled={upgrading}
            onClick={() => send({ type: 'later' })}
          >
            {texts.later}
          </Button>
          <Button wide loading={upgrading} onClick={() => send({ type: 'continue' })}>
            {common.continue}
          </Button>
        </Stack>
        <WaitingHint waiting={upgrading} after={5_000} text={core.use(connectTexts).slow} />
      </Stack>
    </div>
  )
}

/**
 * The address of the page with more about smart accounts, in one place so that it can be replaced (C-161, open point
 * 102).
 */
const smartAccountLinks = {
  faq: 'https://ethereum.org/en/roadmap/account-abstraction/',
} as const
