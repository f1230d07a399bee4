import type { SiweSession } from '../../core/options/config.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { signedInKey } from '../../core/kernel/storageKeys.ts'
import { signInSteps, type SignInProblem } from './signInSteps.ts'
import { siweTexts } from '../../core/texts/login/siweTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'

export type SiweState =
  | { readonly status: 'asking'; readonly problem?: SignInProblem }
  | {
      readonly status: 'signing'
      /** The number of requests to the wallet. */
      readonly asks: number
    }
  | { readonly status: 'cancelling' }
  | { readonly status: 'done'; readonly session: SiweSession }

export type SiweEvent =
  | { readonly type: 'opened' | 'sign' | 'cancel' | 'moved' | 'cancelled' }
  | { readonly type: 'failed'; readonly problem: SignInProblem; readonly error: unknown }
  | { readonly type: 'signedIn'; readonly session: SiweSession }

/**
 * Sign-in with wallet: the visitor signs, or cancels and is disconnected (open points 70, 71). Created once per widget
 * by `core.use(createSiweFlow)`, and always running, because the approval of the signature may cover the view. A change
 * of account, network or connection drops the running sign-in.
 */
export function createSiweFlow(core: Core): Flow<SiweState, SiweEvent> {
  const { account, networks, session, signIn, toasts, track } = core
  const texts = core.use(siweTexts)
  const common = core.use(commonTexts)
  const facts = () => ({
    isSmartAccount: account.getState().type === 'smartAccount',
    network: networks.store.getState().activeId as string,
  })

  let askAgain = () => {}

  const flow = createFlow<SiweState, SiweEvent>(core, {
    name: 'siwe',
    initial: { status: 'asking' },
    transition,
    effects: {
      signing: [
        ({ send }) => {
          track('CLICK_SIGN_SIWE_MESSAGE', facts())
          const moved = () => send({ type: 'moved' })
          const stops = [session.store.subscribe(moved), networks.store.subscribe(moved)]
          return () => stops.forEach((stop) => stop())
        },
        async ({ signal }) => {
          askAgain = () => {}
          const outcome = await signInSteps(core, signal, (again) => (askAgain = again))
          return 'session' in outcome
            ? { type: 'signedIn', session: outcome.session }
            : { type: 'failed', ...outcome }
        },
      ],
      cancelling({ send }) {
        track('CLICK_CANCEL_SIWE', facts())
        core.backend.auth?.abortApprovals()
        const chain = session.connection()?.chain
        // A wallet or relay that does not answer must not keep the visitor here.
        const ended = chain === undefined ? Promise.resolve() : session.leave(chain)
        // Another chain namespace may still have an account; without one the modal itself goes to Connect.
        if (session.connection()) core.close()
        send({ type: 'cancelled' })
        ended.catch((error: unknown) => {
          noteFailure(core, 'siwe.cancel', error)
          toasts.show('error', common.failedToDisconnect)
        })
      },
      done({ state }) {
        track('SIWE_AUTH_SUCCESS', facts())
        signIn.accept(state.session)
        core.backend.storage.tell?.(signedInKey)
        core.afterConnect({ done: 'ConnectingSiwe' })
      },
    },
    outcomes: {
      sign(_, { from }) {
        if (from.status === 'signing') askAgain()
      },
      failed({ problem, error }) {
        noteFailure(core, 'siwe.signIn', error)
        track('SIWE_AUTH_ERROR', facts())
        toasts.show('error', texts[problem])
      },
    },
  })
  flow.start()
  return flow
}

function transition(state: SiweState, event: SiweEvent): SiweState | undefined {
  switch (event.type) {
    case 'opened':
      return state.status === 'done' ? { status: 'asking' } : state
    case 'sign':
      if (state.status === 'asking') return { status: 'signing', asks: 1 }
      return state.status === 'signing' ? { ...state, asks: state.asks + 1 } : state
    case 'cancel':
      return state.status === 'cancelling' ? state : { status: 'cancelling' }
    case 'failed':
      return state.status === 'signing' ? { status: 'asking', problem: event.problem } : undefined
    case 'moved':
      return state.status === 'signing' ? { status: 'asking' } : undefined
    case 'signedIn':
      return state.status === 'signing' ? { status: 'done', session: event.session } : undefined
    case 'cancelled':
      return { status: 'asking' }
  }
}
