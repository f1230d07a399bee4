import { useCore } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { useViewParams } from '../../core/useViewParams.ts'
import { Hero } from '../../kit/layout/Hero.tsx'
import { IconTile } from '../../kit/images/IconTile.tsx'
import { LoadingThumbnail } from '../../kit/images/LoadingThumbnail.tsx'
import { createConnectSocialFlow } from './connectSocialFlow.ts'
import { SocialLogo } from './public/SocialLogo.tsx'
import { createSocialTexts } from '../../core/texts/connect/socialTexts.ts'

/** Waits for what the visitor does in the provider's window (C-104, C-202 to C-204). */
export default function ConnectingSocialView() {
  const texts = useCore().use(createSocialTexts)
  const { provider } = useViewParams('ConnectingSocial')
  const { state } = useFlow((core) => createConnectSocialFlow(core, provider))
  const failed = state.status === 'failed'
  const message =
    state.status === 'retrieving' || state.status === 'finishing'
      ? texts.retrieving
      : texts.connectInWindow
  return (
    <div data-status={state.status}>
      <Hero
        tone={failed ? 'error' : 'default'}
        media={
          <LoadingThumbnail status={failed ? 'error' : 'loading'}>
            <IconTile icon={<SocialLogo provider={provider} size={40} />} />
          </LoadingThumbnail>
        }
        title={failed ? texts.failed : texts.logInWith(texts[provider])}
        text={failed ? undefined : message}
      />
    </div>
  )
}
