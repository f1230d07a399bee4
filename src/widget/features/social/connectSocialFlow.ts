import type { Popup, WindowMessage } from '../../../backends/port/browser.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Auth } from '../../../backends/port/auth.ts'
import type { SocialProvider } from '../../../backends/port/connectors.ts'
import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import { createLoginProblems } from '../../core/login/loginProblems.ts'
import { createPendingLogin } from '../../core/login/pendingLogin.ts'
import { isLostWindow, checkSocialMessage } from './socialRules.ts'
import { handOverResult, type SocialLogin } from './socialResult.ts'
import { createSocialWindow } from './socialWindow.ts'
import { socialWindowTexts } from '../../core/texts/login/socialWindowTexts.ts'

export type ConnectSocialState =
  /** The provider's window is open (C-202). */
  | {
      readonly status: 'waiting'
      /** When it was navigated to the provider, in ms since epoch. */
      readonly pointedAt?: number
    }
  /** The window posted a result (C-203). */
  | { readonly status: 'retrieving'; readonly uri: string }
  /** The login succeeded; the account is being loaded. */
  | { readonly status: 'finishing' }
  /** Failed (C-204), or the browser blocked the window (open point 52). The visitor may retry. */
  | { readonly status: 'failed'; readonly isBlocked: boolean }
  /** The visitor was taken to another view. */
  | { readonly status: 'left' }

export type ConnectSocialEvent =
  | { readonly type: 'redirected'; readonly uri: string }
  | { readonly type: 'result'; readonly uri: string }
  | { readonly type: 'loggedIn' }
  | { readonly type: 'failed'; readonly thrown: unknown }
  | { readonly type: 'retry' }
  /** The visitor wants to see the window. */
  | { readonly type: 'show' }
  | { readonly type: 'left' }

/** How often the window is checked, in ms (C-207). */
const checkEvery = 1000

/** A social login from the open window to the connected account (C-200, wire 2.6). */
export function createConnectSocialFlow(
  core: Core,
  provider: SocialProvider,
): Flow<ConnectSocialState, ConnectSocialEvent> {
  const { account, backend, router, toasts, track } = core
  const texts = core.use(socialWindowTexts)
  const { browser, clock } = backend
  const window = core.use(createSocialWindow)
  const failLogin = () => track('SOCIAL_LOGIN_ERROR', { provider })

  /** Goes back before the toast, because a change of view hides toasts (C-038). */
  function leave(why: { readonly toast?: string; readonly text: string }) {
    window.close()
    if (router.store.getState().history.length > 1) router.goBack()
    else router.reset('Connect')
    const { toast, text } = why
    if (toast !== undefined) toasts.show('error', toast)
    const title = texts.loginFailed(texts[provider])
    core
      .use(createLoginProblems)
      .show(toast === undefined ? { text, tone: 'info' } : { title, text })
  }

  /** The window of the click that led here; a new one for a retry, or when the host opened this view. */
  function takeWindow(): Popup {
    const { socialWindow } = account.getState()
    if (!socialWindow) track('SOCIAL_LOGIN_STARTED', { provider })
    const popup = socialWindow ?? window.open(provider)
    window.followScreen()
    return popup
  }

  function needAuth(): Auth {
    if (backend.auth) return backend.auth
    throw new FoyerError('none.authConnector', 'Auth connector not found')
  }

  let popup: Popup | undefined
  let login: SocialLogin | undefined

  const flow = createFlow<ConnectSocialState, ConnectSocialEvent>(core, {
    name: 'social.connect',
    initial:
      window.blockedVisit === router.current().id
        ? { status: 'failed', isBlocked: true }
        : { status: 'waiting' },
    transition: (state, event) => transition(state, event, clock.now()),
    effects: {
      waiting: [
        ({ send }) => {
          if (provider === 'farcaster') {
            // Farcaster has no window (open point 49), so go to its own screen.
            send({ type: 'left' })
            return router.replace('ConnectingFarcaster')
          }
          try {
            popup = takeWindow()
          } catch (thrown) {
            return send({ type: 'failed', thrown: toFoyerError(thrown, 'popup.blocked') })
          }
          return followWindow(popup, send)
        },
        async ({ signal }) => {
          if (provider === 'farcaster') return undefined
          try {
            const auth = await core.ensureAuth(signal)
            return { type: 'redirected', uri: await auth.getSocialRedirectUri(provider, signal) }
          } catch (thrown) {
            return { type: 'failed', thrown }
          }
        },
      ],
      async retrieving({ state }) {
        window.close()
        login ??= handOverResult(core, provider, state.uri)
        try {
          await login.loggedIn
          return { type: 'loggedIn' }
        } catch (thrown) {
          return { type: 'failed', thrown }
        }
      },
      async finishing() {
        try {
          return await login?.finished
        } catch (thrown) {
          return { type: 'failed', thrown }
        }
      },
    },
    outcomes: {
      show: () => popup?.focus(),
      redirected({ uri }) {
        try {
          popup?.navigate(uri)
        } catch (thrown) {
          flow.send({ type: 'failed', thrown })
        }
      },
      failed({ thrown }, { from, report }) {
        if (from.status === 'waiting') failLogin()
        login = undefined
        core.use(createPendingLogin).explain(undefined)
        report(thrown)
        window.close()
      },
    },
  })
  return flow

  /** Receives the window's messages, and detects when it is closed. */
  function followWindow(popup: Popup, send: (event: ConnectSocialEvent) => void): () => void {
    function receive({ origin, source, data }: WindowMessage) {
      const verdict = checkSocialMessage({
        isOurWindow: popup.isSource(source),
        isSecureOrigin: origin === needAuth().secureOrigin,
        data,
      })
      if (verdict.kind === 'result') send({ type: 'result', uri: verdict.uri })
      if (verdict.kind === 'unusable') {
        const thrown = new FoyerError(
          'social.failed',
          'Failed to log in: the result is not an address.',
        )
        send({ type: 'failed', thrown })
      }
      if (verdict.kind !== 'untrusted') return
      failLogin()
      send({ type: 'left' })
      leave({ toast: texts.untrustedOrigin, text: texts.untrustedHint })
    }

    function look() {
      if (!popup.closed) return
      const state = flow.store.getState()
      const pointedAt = state.status === 'waiting' ? state.pointedAt : undefined
      const lost = isLostWindow(pointedAt, clock.now())
      if (lost) failLogin()
      send({ type: 'left' })
      // The visitor may have closed it, or the provider's page detached it: then the login goes on where nothing receives it.
      leave({ ...(lost ? { toast: texts.failed } : {}), text: texts.lostHint })
    }

    const stops = [
      browser.subscribeMessages(receive),
      clock.every('social.windowCheck', checkEvery, look),
    ]
    return () => stops.forEach((stop) => stop())
  }
}

/** `now` is in ms since epoch. */
function transition(
  state: ConnectSocialState,
  event: ConnectSocialEvent,
  now: number,
): ConnectSocialState | undefined {
  if (event.type === 'left') return { status: 'left' }
  if (event.type === 'failed') {
    return { status: 'failed', isBlocked: toFoyerError(event.thrown).code === 'popup.blocked' }
  }
  if (event.type === 'loggedIn') return { status: 'finishing' }
  if (event.type === 'retry') return state.status === 'failed' ? { status: 'waiting' } : state
  if (event.type === 'show') return state.status === 'waiting' ? { ...state } : state
  if (state.status !== 'waiting') return undefined
  return event.type === 'result'
    ? { status: 'retrieving', uri: event.uri }
    : { status: 'waiting', pointedAt: now }
}
