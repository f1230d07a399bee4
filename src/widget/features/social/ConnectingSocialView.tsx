import { useCore } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { useViewParams } from '../../core/useViewParams.ts'
import { RetryButton } from '../../kit/buttons/RetryButton.tsx'
import { Hero } from '../../kit/layout/Hero.tsx'
import { IconTile } from '../../kit/icons/IconTile.tsx'
import { LoadingThumbnail } from '../../kit/images/LoadingThumbnail.tsx'
import { WaitingHint } from '../waiting/public/WaitingHint.tsx'
import { createConnectSocialFlow } from './connectSocialFlow.ts'
import { SocialLogo } from './public/SocialLogo.tsx'
import { connectTexts } from '../../core/texts/connect/connectTexts.ts'
import { socialWindowTexts } from '../../core/texts/login/socialWindowTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'

/** Waits for the visitor in the provider's window (C-104, C-202). */
export default function ConnectingSocialView() {
  const core = useCore()
  const texts = core.use(socialWindowTexts)
  const common = core.use(commonTexts)
  const { provider } = useViewParams('ConnectingSocial')
  const { state, send } = useFlow((widget) => createConnectSocialFlow(widget, provider))
  const failed = state.status === 'failed'
  const connect = core.use(connectTexts)
  const shell = core.use(shellTexts)
  const name = texts[provider]
  const message =
    state.status === 'retrieving' || state.status === 'finishing'
      ? common.retrievingUser
      : texts.connectInWindow
  return (
    <div data-status={state.status}>
      <Hero
        tone={failed ? 'errorText' : 'default'}
        media={
          <LoadingThumbnail status={failed ? 'error' : 'loading'}>
            <IconTile icon={<SocialLogo provider={provider} size={40} />} />
          </LoadingThumbnail>
        }
        title={texts.logInWith(name)}
        text={
          state.status !== 'failed'
            ? message
            : state.isBlocked
              ? common.popupBlocked(name)
              : texts.failed
        }
        actions={
          failed && (
            <RetryButton wide onClick={() => send({ type: 'retry' })}>
              {shell.tryAgain}
            </RetryButton>
          )
        }
      />
      <WaitingHint
        waiting={state.status === 'waiting'}
        text={texts.windowHidden}
        action={{ label: texts.showWindow, onClick: () => send({ type: 'show' }) }}
      />
      <WaitingHint
        waiting={state.status === 'retrieving' || state.status === 'finishing'}
        after={5_000}
        text={connect.slow}
      />
    </div>
  )
}
