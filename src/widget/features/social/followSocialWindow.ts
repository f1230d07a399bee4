import type { Popup, WindowMessage } from '../../../backends/port/browser.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { SocialProvider } from '../../../backends/port/connectors.ts'
import type { Core } from '../../core/core.ts'
import { createPendingLogin } from '../../core/login/pendingLogin.ts'
import { socialWindowTexts } from '../../core/texts/login/socialWindowTexts.ts'
import { handOverResult } from './socialResult.ts'
import { checkSocialMessage } from './socialRules.ts'
import { createSocialWindow, type SocialFollower, type SocialWindowEnd } from './socialWindow.ts'

/** The interval between two checks of the window, in ms (C-207). */
const checkEvery = 1000

/**
 * Receives the window's messages and detects when it is closed, for its screen. While the modal is closed it finishes
 * the login itself, because the visitor may still be logging in there; the next plain opening shows the screen again
 * (open point 350).
 */
export function followSocialWindow(
  core: Core,
  provider: SocialProvider,
  popup: Popup,
): SocialFollower {
  const { backend, modal, router, session, track } = core
  const window = core.use(createSocialWindow)

  let isDone = false
  /** Whether the page came back since the last check. */
  let isJustBack = false

  function end(outcome: SocialWindowEnd) {
    // A result that is posted twice counts once.
    if (isDone) return
    isDone = true
    if (follower.listener) return follower.listener(outcome)
    window.close()
    if (outcome.type === 'result') {
      handOverResult(core, provider, outcome.uri)
      return
    }
    const texts = core.use(socialWindowTexts)
    const { explain } = core.use(createPendingLogin)
    if (outcome.type === 'lost') return explain({ text: texts.lostHint, tone: 'info' })
    track('SOCIAL_LOGIN_ERROR', { provider })
    const text = outcome.type === 'untrusted' ? texts.untrustedHint : texts.failed
    explain({ title: texts.loginFailed(texts[provider]), text })
  }

  function receive({ origin, source, data }: WindowMessage) {
    if (!backend.auth) throw new FoyerError('none.authConnector', 'Auth connector not found')
    const verdict = checkSocialMessage({
      isOurWindow: popup.isSource(source),
      isSecureOrigin: origin === backend.auth.secureOrigin,
      data,
    })
    if (verdict.kind === 'result') end({ type: 'result', uri: verdict.uri })
    else if (verdict.kind !== 'ignored') end({ type: verdict.kind })
  }

  const stops = [
    backend.browser.subscribeMessages(receive),
    backend.clock.every('social.windowCheck', checkEvery, () => {
      // The page of a phone sleeps behind the window. Its timers may wake before the message that the window left.
      const isEarly = isJustBack
      isJustBack = false
      if (popup.closed && !isEarly) end({ type: 'lost' })
    }),
    backend.browser.subscribeVisible(() => {
      isJustBack = true
    }),
    modal.subscribe(({ open, byDefault }, before) => {
      if (!open || before.open || !byDefault || router.current().view !== 'Connect') return
      // The window was closed since the last check, so there is nothing to go on with.
      if (popup.closed) end({ type: 'lost' })
      else router.push('ConnectingSocial', { provider })
    }),
    session.store.subscribe(({ status }, before) => {
      // The visitor has connected in another way meanwhile.
      if (status === 'connected' && before.status !== status && !follower.listener) window.close()
    }),
  ]
  const follower: SocialFollower = {
    listener: undefined,
    stop: () => stops.forEach((stop) => stop()),
  }
  return follower
}
