import type { Popup, WindowMessage } from '../../../backends/port/browser.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Auth } from '../../../backends/port/auth.ts'
import type { SocialProvider } from '../../../backends/port/connectors.ts'
import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { finishLogin } from '../../core/finishLogin.ts'
import { createFlow, type Flow } from '../../core/flow.ts'
import { noteFailure } from '../../core/noteFailure.ts'
import { errorText } from '../../core/texts/errorTexts.ts'
import { isLostWindow, judgeSocialMessage } from './socialRules.ts'
import { createSocialWindow } from './socialWindow.ts'

export type ConnectSocialState =
  /** The provider's window is open (C-202). */
  | { readonly status: 'waiting' }
  /** The window brought a result (C-203). */
  | { readonly status: 'retrieving'; readonly uri: string }
  /** C-204. */
  | { readonly status: 'failed' }
  /** The visitor was taken elsewhere. */
  | { readonly status: 'left' }

export type ConnectSocialEvent =
  | { readonly type: 'result'; readonly uri: string }
  | { readonly type: 'failed' }
  | { readonly type: 'left' }

/** How often the window is looked at, in ms (C-207). */
const checkEvery = 1000

/** A social login from the open window to the connected account (C-200 to C-207, C-268, C-288, C-289, wire 2.6). */
export function createConnectSocialFlow(
  core: Core,
  provider: SocialProvider,
): Flow<ConnectSocialState, ConnectSocialEvent> {
  const { account, backend, router, texts, toasts, track } = core
  const { browser, clock } = backend
  const window = core.use(createSocialWindow)
  const failLogin = () => track('SOCIAL_LOGIN_ERROR', { provider })

  /** Where the visitor came from, then the toast: a change of view hides what is shown (C-038). */
  function leave(toast?: string) {
    window.close()
    if (router.store.getState().history.length > 1) router.goBack()
    else router.reset('Connect')
    if (toast !== undefined) toasts.show('error', toast)
  }

  /** The window of the click that led here; another one when the host opened this view by itself. */
  function takeWindow(): Popup {
    const { socialWindow } = account.getState()
    const popup = socialWindow ?? window.open(provider)
    window.followScreen()
    return popup
  }

  function needAuth(): Auth {
    if (backend.auth) return backend.auth
    throw new FoyerError('none.authConnector', 'Auth connector not found')
  }

  const failed = (send: (event: ConnectSocialEvent) => void, thrown: unknown) => {
    noteFailure(core, 'social.connect', thrown)
    window.close()
    send({ type: 'failed' })
  }

  return createFlow<ConnectSocialState, ConnectSocialEvent>(core, {
    name: 'social.connect',
    initial: { status: 'waiting' },
    transition(state, event) {
      if (event.type === 'left') return { status: 'left' }
      if (event.type === 'failed') return { status: 'failed' }
      return state.status === 'waiting' ? { status: 'retrieving', uri: event.uri } : undefined
    },
    effects: {
      waiting({ send, signal }) {
        if (provider === 'farcaster') {
          // It has no window (open point 49): a host that names it here means its own screen.
          send({ type: 'left' })
          router.replace('ConnectingFarcaster')
          return undefined
        }
        const withWindow = provider
        let popup: Popup
        try {
          popup = takeWindow()
        } catch (thrown) {
          failLogin()
          send({ type: 'left' })
          leave(errorText(core, toFoyerError(thrown, 'popup.blocked')))
          return undefined
        }
        let pointedAt: number | undefined

        async function point() {
          try {
            const auth = await core.ensureAuth()
            if (signal.aborted) return
            const uri = await auth.getSocialRedirectUri(withWindow, signal)
            if (signal.aborted) return
            pointedAt = clock.now()
            popup.navigate(uri)
          } catch (thrown) {
            if (signal.aborted) return
            failLogin()
            failed(send, thrown)
            toasts.show('error', texts.socials.failed)
          }
        }

        function hear({ origin, source, data }: WindowMessage) {
          const verdict = judgeSocialMessage({
            isOurWindow: popup.isSource(source),
            isSecureOrigin: origin === needAuth().secureOrigin,
            data,
          })
          if (verdict.kind === 'result') send({ type: 'result', uri: verdict.uri })
          if (verdict.kind !== 'untrusted') return
          failLogin()
          send({ type: 'left' })
          leave(texts.socials.untrustedOrigin)
        }

        function look() {
          if (!popup.closed) return
          const lost = isLostWindow(pointedAt, clock.now())
          if (lost) failLogin()
          send({ type: 'left' })
          leave(lost ? texts.socials.failed : undefined)
        }

        const unhear = browser.subscribeMessages(hear)
        const unlook = clock.every('social.windowCheck', checkEvery, look)
        void point()
        return () => {
          unhear()
          unlook()
        }
      },
      async retrieving({ state, send, signal }) {
        window.close()
        try {
          const auth = await core.ensureAuth()
          if (signal.aborted) return
          await auth.connectSocial(state.uri, signal)
        } catch (thrown) {
          if (signal.aborted) return
          failLogin()
          failed(send, thrown)
          return
        }
        // The login itself is done, whatever follows (open point 55).
        track('SOCIAL_LOGIN_SUCCESS', { provider })
        if (signal.aborted) return
        try {
          await finishLogin(core, { method: 'social', signal })
        } catch (thrown) {
          if (signal.aborted) return
          track('CONNECT_ERROR', { message: toFoyerError(thrown).message })
          failed(send, thrown)
        }
      },
    },
  })
}
