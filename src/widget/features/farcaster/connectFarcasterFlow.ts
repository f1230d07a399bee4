import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { finishLogin } from '../../core/login/finishLogin.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import { createLoginProblems } from '../../core/login/loginProblems.ts'
import { socialWindowTexts } from '../../core/texts/login/socialWindowTexts.ts'
import { errorText } from '../../core/texts/errorText.ts'

export type ConnectFarcasterState =
  /** Requesting the address from the secure site. */
  | { readonly status: 'asking' }
  /** The address is shown until the phone decides. */
  | { readonly status: 'waiting'; readonly url: string }
  /** The phone approved (C-198). */
  | { readonly status: 'loading' }
  /** The visitor was taken back. */
  | { readonly status: 'left' }

export type ConnectFarcasterEvent =
  | { readonly type: 'url'; readonly url: string }
  | { readonly type: 'approved' }
  /** The visitor requests another code. */
  | { readonly type: 'renew' }
  | { readonly type: 'failed'; readonly thrown: unknown }

const provider = 'farcaster'

/** A Farcaster login from the address to the connected account (C-197, C-290). */
export function createConnectFarcasterFlow(
  core: Core,
): Flow<ConnectFarcasterState, ConnectFarcasterEvent> {
  const { account, router, toasts, track } = core
  const known = account.getState().farcasterUrl

  /** Goes back before the toast, because a change of view hides toasts (C-038). */
  function leave(thrown: unknown) {
    const error = toFoyerError(thrown, 'internal', 'The Farcaster login')
    account.setState({ farcasterUrl: undefined })
    if (router.store.getState().history.length > 1) router.goBack()
    else router.reset('Connect')
    const text = errorText(core, error)
    toasts.show('error', text)
    const texts = core.use(socialWindowTexts)
    core.use(createLoginProblems).show({ title: texts.loginFailed(texts.farcaster), text })
  }

  return createFlow<ConnectFarcasterState, ConnectFarcasterEvent>(core, {
    name: 'farcaster.connect',
    initial: known === undefined ? { status: 'asking' } : { status: 'waiting', url: known },
    transition(state, event) {
      if (event.type === 'failed') return { status: 'left' }
      if (event.type === 'renew') return state.status === 'waiting' ? { status: 'asking' } : state
      if (event.type === 'url') {
        return state.status === 'asking' ? { status: 'waiting', url: event.url } : undefined
      }
      return state.status === 'waiting' ? { status: 'loading' } : undefined
    },
    effects: {
      async asking({ signal }) {
        try {
          const auth = await core.ensureAuth(signal)
          return { type: 'url', url: await auth.getFarcasterUri(signal) }
        } catch (thrown) {
          return { type: 'failed', thrown }
        }
      },
      async waiting({ signal }) {
        try {
          const auth = await core.ensureAuth(signal)
          await auth.connectFarcaster(signal)
          return { type: 'approved' }
        } catch (thrown) {
          return { type: 'failed', thrown }
        }
      },
      async loading({ signal }) {
        try {
          return await finishLogin(core, { method: 'social', signal })
        } catch (thrown) {
          return { type: 'failed', thrown }
        }
      },
    },
    outcomes: {
      renew: () => account.setState({ farcasterUrl: undefined }),
      url: ({ url }) => account.setState({ farcasterUrl: url }),
      approved() {
        // The login itself succeeded, whatever follows (open point 55).
        track('SOCIAL_LOGIN_SUCCESS', { provider })
        account.setState({ farcasterUrl: undefined })
      },
      failed({ thrown }, { from }) {
        if (from.status === 'loading') {
          track('CONNECT_ERROR', { message: toFoyerError(thrown).message })
        } else track('SOCIAL_LOGIN_ERROR', { provider })
        leave(thrown)
      },
    },
  })
}
