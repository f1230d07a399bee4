import type { SocialProvider } from '../../../backends/port/connectors.ts'
import { useCore, useFlow, useViewParams } from '../../core/coreContext.ts'
import { Hero } from '../../kit/Hero.tsx'
import { IconTile } from '../../kit/IconTile.tsx'
import { LoadingThumbnail } from '../../kit/LoadingThumbnail.tsx'
import { Text } from '../../kit/Text.tsx'
import ConnectingFarcasterView from '../farcaster/ConnectingFarcasterView.tsx'
import { createConnectSocialFlow } from './connectSocialFlow.ts'
import { SocialLogoWidget } from './SocialLogoWidget.tsx'

/** Waits for what the visitor does in the provider's window (C-104, C-202 to C-204). */
export default function ConnectingSocialView() {
  const { provider } = useViewParams('ConnectingSocial')
  // Farcaster has no window (open point 49): a host that names it here means its own screen.
  return provider === 'farcaster' ? (
    <ConnectingFarcasterView />
  ) : (
    <ConnectingSocial provider={provider} />
  )
}

function ConnectingSocial({ provider }: { provider: Exclude<SocialProvider, 'farcaster'> }) {
  const { texts } = useCore()
  const { state } = useFlow((core) => createConnectSocialFlow(core, provider))
  const failed = state.status === 'failed'
  const message =
    state.status === 'retrieving' ? texts.socials.retrieving : texts.socials.connectInWindow
  return (
    <div data-status={state.status}>
      <Hero
        media={
          <LoadingThumbnail status={failed ? 'error' : 'loading'}>
            <IconTile icon={<SocialLogoWidget provider={provider} size={40} />} />
          </LoadingThumbnail>
        }
        title={texts.socials.logInWith(texts.socials[provider])}
        text={
          failed ? (
            <Text as="span" size="s" tone="error">
              {texts.socials.failed}
            </Text>
          ) : (
            message
          )
        }
      />
    </div>
  )
}
