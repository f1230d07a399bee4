import { FoyerError } from '../../../../backends/port/errors.ts'
import type { OnrampProvider } from '../../../core/options/config.ts'
import type { Core } from '../../../core/core.ts'
import { createFlow, type EffectContext, type Flow } from '../../../core/kernel/flow.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { leaveWithoutLink } from './leaveWithoutLink.ts'
import { boughtCurrencies } from './boughtCurrencies.ts'
import { knownPurchases } from './knownPurchases.ts'
import { loadOrderNetworks, networksOfOrder } from './networksOfOrder.ts'
import { createOnrampOrder } from '../onrampOrder.ts'
import { cardProvider, checkAmount } from '../onrampRules.ts'

/** The time that the providers wait for the list of earlier purchases, in ms. */
const knownLimit = 4_000

/** The known addresses, keyed by the provider's name. */
type Links = Readonly<Record<string, string>>

export type ProvidersState = {
  readonly links: Links
  /** Whether a link was refused. */
  readonly refused?: true
  /** The label of the provider whose window the browser blocked. */
  readonly blocked?: string
  readonly reenter?: boolean
} & ({ readonly status: 'loading' } | { readonly status: 'ready' } | { readonly status: 'left' })

export type ProvidersEvent =
  | { readonly type: 'found'; readonly name: string; readonly url: string }
  /** `name` is the provider's, if its link was known. */
  | { readonly type: 'refused'; readonly name?: string }
  | { readonly type: 'blocked'; readonly label: string }
  /** All providers were asked. `leaves` is false while the view shows why none has an address. */
  | { readonly type: 'done'; readonly leaves: boolean }
  /** The visitor retries. */
  | { readonly type: 'again' }
  /** Another account or network, which needs other addresses. */
  | { readonly type: 'changed' }

/** The host's providers, else the card provider alone, the only one with an address of its own (open point 148). */
export function providersOf({ config }: Pick<Core, 'config'>): readonly OnrampProvider[] {
  return config.onrampProviders ?? [cardProvider]
}

/**
 * Loads the address of each provider. Goes back with a message when none has one (C-329). If one was refused,
 * the view stays and shows it.
 */
export function createProvidersFlow(core: Core): Flow<ProvidersState, ProvidersEvent> {
  const { backend, networks, router, session } = core
  const order = core.use(createOnrampOrder)

  async function ask(signal: AbortSignal): Promise<string | undefined> {
    await loadOrderNetworks(core)
    signal.throwIfAborted()
    const address = session.address()
    const destination = networksOfOrder(core)
    if (address === undefined || !backend.onramp || destination === undefined) return undefined
    await order.load()
    signal.throwIfAborted()
    const state = order.store.getState()
    const { amount, payment, purchaseAmount } = state
    const isAmountValid = checkAmount(amount, payment) === 'fits'
    return backend.onramp.url(
      {
        address,
        ...destination,
        assets: boughtCurrencies(state).map(({ symbol }) => symbol),
        ...(isAmountValid ? { paymentAmount: amount } : {}),
        ...(isAmountValid && payment ? { paymentCurrency: payment.id } : {}),
        ...(isAmountValid && purchaseAmount !== undefined ? { purchaseAmount } : {}),
      },
      signal,
    )
  }

  /**
   * Reads the earlier purchases, so that a new one can be recognised; goes on without them when the answer is late
   * (open point 316).
   */
  async function readKnown(signal: AbortSignal): Promise<void> {
    const account = session.address()
    order.store.setState({ known: undefined })
    if (account === undefined || !backend.history) return
    const { clock, history } = backend
    const limit = new AbortController()
    const reading = history
      .transactions({ account, onramp: cardProvider.name }, signal)
      .then((page) => {
        signal.throwIfAborted()
        order.store.setState({ known: knownPurchases(account, page) })
      })
      .catch((thrown: unknown) => noteFailure(core, 'onramp.known', thrown))
      .finally(() => limit.abort())
    signal.addEventListener('abort', () => limit.abort(), { once: true })
    const timeLimit = clock.sleep('onramp.known', knownLimit, limit.signal)
    await Promise.race([reading, timeLimit.catch(() => undefined)])
  }

  function follow(send: EffectContext<ProvidersState, ProvidersEvent>['send']) {
    const accountAndNetwork = () => `${session.address()} ${networks.store.getState().activeId}`
    const before = accountAndNetwork()
    const look = () => {
      if (accountAndNetwork() !== before) send({ type: 'changed' })
    }
    const stops = [session.store.subscribe(look), networks.store.subscribe(look)]
    return () => {
      for (const stop of stops) stop()
    }
  }

  return createFlow<ProvidersState, ProvidersEvent>(core, {
    name: 'onramp.providers',
    initial: { status: 'loading', links: {} },
    transition(state, event) {
      const { links } = state
      switch (event.type) {
        case 'changed':
        case 'again':
          return { status: 'loading', links: {}, reenter: true }
        case 'blocked':
          return { ...state, blocked: event.label, reenter: false }
        case 'refused':
          return { ...state, links: without(links, event.name), refused: true, reenter: false }
      }
      if (state.status !== 'loading') return undefined
      const refused = state.refused ? { refused: state.refused } : {}
      if (event.type === 'found') {
        return { status: 'loading', links: { ...links, [event.name]: event.url }, ...refused }
      }
      const isLeft = Object.keys(links).length === 0 && !state.refused && event.leaves
      return { status: isLeft ? 'left' : 'ready', links, ...refused }
    },
    effects: {
      loading({ send, signal }) {
        // A host that turned the on-ramp off may still open this view by its name (C-026).
        if (!core.config.enableOnramp) return router.reset('Account')
        if (networks.activeNamespace() === 'solana') {
          const destination = { view: 'OnRampProviders', how: 'replace' } as const
          router.replace('SwitchActiveChain', { chain: 'eip155', feature: 'onramp', destination })
          return undefined
        }
        const addLink = (name: string, url: string | undefined) => {
          if (url !== undefined) send({ type: 'found', name, url })
        }
        const requests = providersOf(core).map(async ({ name, url }) => {
          try {
            const reading = name === cardProvider.name ? readKnown(signal) : undefined
            const link = url ?? (await ask(signal))
            await reading
            addLink(name, link)
          } catch (thrown) {
            noteFailure(core, 'onramp.url', thrown)
            if (thrown instanceof FoyerError && thrown.code === 'link.refused') {
              send({ type: 'refused' })
            }
          }
        })
        void Promise.all(requests).then(() =>
          send({ type: 'done', leaves: networksOfOrder(core) !== undefined }),
        )
        return follow(send)
      },
      ready: ({ send }) => follow(send),
      left: () => leaveWithoutLink(core),
    },
  })
}

function without(links: Links, name: string | undefined): Links {
  return Object.fromEntries(Object.entries(links).filter(([each]) => each !== name))
}
