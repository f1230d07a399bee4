import type { Popup } from '../../../backends/port/browser.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { SocialProvider } from '../../../backends/port/connectors.ts'
import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import { createLoginProblems } from '../../core/login/loginProblems.ts'
import { createPendingLogin } from '../../core/login/pendingLogin.ts'
import { followSocialWindow } from './followSocialWindow.ts'
import { isLostWindow } from './socialRules.ts'
import { handOverResult, type SocialLogin } from './socialResult.ts'
import { createSocialWindow } from './socialWindow.ts'
import { socialWindowTexts } from '../../core/texts/login/socialWindowTexts.ts'

export type ConnectSocialState =
  /** The provider's window is open (C-202). */
  | {
      readonly status: 'waiting'
      /** The time at which the window was sent to the provider, in ms since epoch. */
      readonly pointedAt?: number
    }
  /** The window posted a result (C-203). */
  | { readonly status: 'retrieving'; readonly uri: string }
  /** The login succeeded; the account is being loaded. */
  | { readonly status: 'finishing' }
  /**
   * The login failed (C-204), or the browser blocked the window, which the visitor can allow (open point 52). The
   * visitor may retry.
   */
  | { readonly status: 'failed'; readonly isBlocked: boolean }
  /** The visitor was taken to another view. */
  | { readonly status: 'left' }

export type ConnectSocialEvent =
  | { readonly type: 'redirected'; readonly uri: string }
  | { readonly type: 'result'; readonly uri: string }
  | { readonly type: 'loggedIn' }
  | { readonly type: 'failed'; readonly thrown: unknown }
  | { readonly type: 'retry' }
  /** The visitor asks to see the window. */
  | { readonly type: 'show' }
  | { readonly type: 'left' }

/** A social login from the open window to the connected account (C-200). */
export function createConnectSocialFlow(
  core: Core,
  provider: SocialProvider,
): Flow<ConnectSocialState, ConnectSocialEvent> {
  const { account, backend, router, toasts, track } = core
  const texts = core.use(socialWindowTexts)
  const { clock } = backend
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

  /** Returns the window of the click that led here; opens one for a retry, or when the host opened this view. */
  function takeWindow(): Popup {
    const { socialProvider, socialWindow } = account.getState()
    const isOwn = socialWindow && socialProvider === provider
    if (!isOwn) track('SOCIAL_LOGIN_STARTED', { provider })
    const popup = isOwn ? socialWindow : window.open(provider)
    window.followScreen()
    return popup
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
            // Farcaster has no window, but a code for a phone, so go to its own screen (open point 49).
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
          // An open window already shows the provider's page.
          if (provider === 'farcaster' || window.isPointed) return undefined
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
          window.isPointed = true
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

  /** Handles the messages and the end of the window while this screen is shown. */
  function followWindow(popup: Popup, send: (event: ConnectSocialEvent) => void): () => void {
    const follower = (window.follower ??= followSocialWindow(core, provider, popup))
    follower.listener = (end) => {
      if (end.type === 'result') return send(end)
      if (end.type === 'unusable') {
        const text = 'Failed to log in: the result is not an address.'
        return send({ type: 'failed', thrown: new FoyerError('social.failed', text) })
      }
      const state = flow.store.getState()
      const pointedAt = state.status === 'waiting' ? state.pointedAt : undefined
      const isUntrusted = end.type === 'untrusted'
      const failed = isUntrusted || isLostWindow(pointedAt, clock.now())
      if (failed) failLogin()
      send({ type: 'left' })
      if (isUntrusted) return leave({ toast: texts.untrustedOrigin, text: texts.untrustedHint })
      // The visitor may have closed it, or the provider's page detached it, so that nothing receives the login's result.
      leave({ ...(failed ? { toast: texts.failed } : {}), text: texts.lostHint })
    }
    return () => {
      follower.listener = undefined
    }
  }
}

/** Returns the next state. `now` is in ms since epoch. */
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
