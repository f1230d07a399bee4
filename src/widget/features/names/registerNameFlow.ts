import { FoyerError } from '../../../backends/port/errors.ts'
import type { Names, NameSigner } from '../../../backends/port/services/names.ts'
import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { registrationFailure } from './registrationFailure.ts'
import { signName } from './signName.ts'
import { nameDebounce, nameProblem, otherNames, typedName, type NameProblem } from './nameRules.ts'

export type RegisterNameState = { readonly name: string } & (
  | { readonly status: 'entering'; readonly problem?: NameProblem | undefined }
  /** The name was typed a moment ago; the look-up starts when typing stops. */
  | { readonly status: 'waiting'; readonly reenter: true }
  | { readonly status: 'checking' }
  | {
      readonly status: 'checked'
      readonly registered: boolean
      readonly others: readonly string[]
      /** Why the registration failed, until the name changes. */
      readonly refused?: FoyerError
      /** Whether the signature was older than the service accepts. */
      readonly late?: boolean
    }
  | { readonly status: 'unchecked'; readonly error: FoyerError }
  | { readonly status: 'registering' }
)

export type RegisterNameEvent =
  | { readonly type: 'opened' | 'owned' | 'due' | 'submit' }
  | { readonly type: 'failed'; readonly error: FoyerError; readonly late: boolean }
  /** The name is registered; `screen` is the visit of the view in which the registration started. */
  | { readonly type: 'done'; readonly screen: number }
  | { readonly type: 'typed' | 'taken'; readonly text: string }
  | { readonly type: 'checked'; readonly registered: boolean; readonly others: readonly string[] }
  | { readonly type: 'unchecked'; readonly error: FoyerError }

/** The time for which the service accepts a signature after its date, in ms (wire 1.6). */
const signedWithin = 10_000

/**
 * Finds a free name and registers it for the account (C-237, C-323). Created once per widget by
 * `core.use(createRegisterNameFlow)`, and always running, because the approval of the signature may cover the view
 * during the registration.
 */
export function createRegisterNameFlow(core: Core): Flow<RegisterNameState, RegisterNameEvent> {
  const { account, backend, networks, router, session, toasts, track } = core
  const owned = () => Boolean(account.getState().profileName)
  const facts = (ensName: string) => ({
    isSmartAccount: account.getState().type === 'smartAccount',
    ensName,
  })

  function service(): Names {
    const { names } = backend
    if (names) return names
    throw new FoyerError('name.failed', 'Failed to find a name: this backend has no names.')
  }

  const flow = createFlow<RegisterNameState, RegisterNameEvent>(core, {
    name: 'names.register',
    initial: { status: 'entering', name: '' },
    transition: (state, event) => transition(state, event, owned()),
    effects: {
      async waiting({ send, signal }) {
        await backend.clock.sleep('names.debounce', nameDebounce, signal)
        send({ type: 'due' })
      },
      async checking({ state: { name }, send, signal }) {
        try {
          const [registered, others] = await Promise.all([
            service().isRegistered(name, signal),
            suggestionsFor(name, signal),
          ])
          send({ type: 'checked', registered, others: registered ? others : [] })
        } catch (thrown) {
          send({ type: 'unchecked', error: toFoyerError(thrown, 'name.failed') })
        }
      },
      async registering({ state: { name }, signal }) {
        const screen = router.current().id
        const begunAt = backend.clock.now()
        // The time that the service takes does not count.
        let late = false
        const signed = () => {
          late = backend.clock.now() - begunAt > signedWithin
        }
        track('REGISTER_NAME_INITIATED', facts(name))
        try {
          await service().register(name, signerOf(name, screen, signed), signal)
          return { type: 'done', screen }
        } catch (thrown) {
          const error = toFoyerError(thrown, 'name.failed')
          return { type: 'failed', error, late: late && error.code === 'name.failed' }
        }
      },
    },
    outcomes: {
      failed({ error }, { from: { name }, report }) {
        report(error)
        track('REGISTER_NAME_ERROR', { ...facts(name), error: error.message })
        if (error.code !== 'aborted') {
          toasts.show('error', registrationFailure(core, error, `${name}${service().suffix}`))
        }
      },
      done({ screen }, { from: { name } }) {
        track('REGISTER_NAME_SUCCESS', facts(name))
        account.setState({ profileName: `${name}${service().suffix}` })
        if (router.current().id === screen) router.replace('RegisterAccountNameSuccess')
      },
    },
  })

  /** Signs for the shown account, by the path of every transaction; `signed` is called when the signature is there. */
  function signerOf(label: string, screen: number, signed: () => void): NameSigner {
    const account = session.address()
    if (account === undefined) throw new FoyerError('none.account', 'No account provided')
    const chainId = networks.store.getState().activeId
    const nameOf = (state: RegisterNameState) => ({ name: `${state.name}${service().suffix}` })
    const shown = { name: `${label}${service().suffix}` }
    const order = { kind: 'nameRegistration', screen, chainId, account, shown } as const
    const shownNow = () => nameOf(flow.store.getState())
    return {
      address: account,
      chainId,
      provider: {
        async request(request) {
          const signature = await signName(core, request, {
            order,
            shownNow,
            sources: [flow.store],
          })
          signed()
          return signature
        },
      },
    }
  }

  /** Suggestions are optional: the name can be registered without them. */
  async function suggestionsFor(name: string, signal: AbortSignal): Promise<readonly string[]> {
    try {
      return otherNames(name, await service().suggestions(name, signal))
    } catch (thrown) {
      noteFailure(core, 'names.suggestions', thrown)
      return []
    }
  }

  // The typed name belongs to the account, so another account starts over.
  session.store.subscribe(() => flow.send({ type: 'opened' }))
  flow.start()
  return flow
}

function transition(
  state: RegisterNameState,
  event: RegisterNameEvent,
  owned: boolean,
): RegisterNameState | undefined {
  const { name } = state
  switch (event.type) {
    case 'opened':
      if (state.status === 'registering') return state
      return { status: 'entering', name: '', problem: nameProblem('', owned) }
    case 'owned':
      return state.status === 'registering' ? state : { status: 'entering', name, problem: 'owned' }
    case 'typed': {
      const typed = typedName(event.text)
      if (state.status === 'registering' || typed === name) return state
      const problem = nameProblem(typed, owned)
      if (problem !== undefined || typed === '') return { status: 'entering', name: typed, problem }
      return { status: 'waiting', name: typed, reenter: true }
    }
    case 'taken':
      return state.status === 'checked'
        ? { status: 'checking', name: typedName(event.text) }
        : state
    case 'due':
      return state.status === 'waiting' ? { status: 'checking', name } : undefined
    case 'checked': {
      if (state.status !== 'checking') return undefined
      return { status: 'checked', name, registered: event.registered, others: event.others }
    }
    case 'unchecked':
      return state.status === 'checking'
        ? { status: 'unchecked', name, error: event.error }
        : undefined
    case 'submit':
      return state.status === 'checked' && !state.registered && !owned
        ? { status: 'registering', name }
        : state
    case 'failed':
      return state.status === 'registering'
        ? {
            status: 'checked',
            name,
            registered: false,
            others: [],
            refused: event.error,
            late: event.late,
          }
        : undefined
    case 'done':
      return state.status === 'registering' ? { status: 'entering', name: '' } : undefined
  }
}
