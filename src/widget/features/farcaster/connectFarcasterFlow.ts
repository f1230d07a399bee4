import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import { createLoginProblems } from '../../core/login/loginProblems.ts'
import { createPendingLogin } from '../../core/login/pendingLogin.ts'
import { socialWindowTexts } from '../../core/texts/login/socialWindowTexts.ts'
import { errorText } from '../../core/texts/errorText.ts'
import { createFarcasterApproval, type FarcasterLogin } from './farcasterApproval.ts'

export type ConnectFarcasterState =
  /** The address is requested from the secure site. */
  | { readonly status: 'asking' }
  /** The address is shown until the phone decides. */
  | { readonly status: 'waiting'; readonly url: string }
  /** The phone approved, and the account is being connected (C-198). */
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
  const pending = core.use(createPendingLogin)
  const knownUrl = account.getState().farcasterUrl
  let login: FarcasterLogin | undefined

  /** Goes back before the toast, because a change of view hides toasts (C-038). */
  function leave(thrown: unknown) {
    const error = toFoyerError(thrown, 'internal', 'The Farcaster login')
    pending.explain(undefined)
    if (router.store.getState().history.length > 1) router.goBack()
    else router.reset('Connect')
    const text = errorText(core, error)
    toasts.show('error', text)
    const texts = core.use(socialWindowTexts)
    core.use(createLoginProblems).show({ title: texts.loginFailed(texts.farcaster), text })
  }

  return createFlow<ConnectFarcasterState, ConnectFarcasterEvent>(core, {
    name: 'farcaster.connect',
    initial: knownUrl === undefined ? { status: 'asking' } : { status: 'waiting', url: knownUrl },
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
      async waiting() {
        if (pending.begun()?.view !== 'ConnectingFarcaster') {
          pending.begin('ConnectingFarcaster', undefined)
        }
        login = core.use(createFarcasterApproval).wait()
        try {
          await login.approved
          return { type: 'approved' }
        } catch (thrown) {
          return { type: 'failed', thrown }
        }
      },
      async loading() {
        try {
          return await login?.finished
        } catch (thrown) {
          return { type: 'failed', thrown }
        }
      },
    },
    outcomes: {
      renew() {
        account.setState({ farcasterUrl: undefined })
        pending.end()
      },
      url: ({ url }) => account.setState({ farcasterUrl: url }),
      failed({ thrown }, { from }) {
        if (from.status === 'asking') track('SOCIAL_LOGIN_ERROR', { provider })
        leave(thrown)
      },
    },
  })
}
