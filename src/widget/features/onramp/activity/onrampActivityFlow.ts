import type { Transaction } from '../../../../backends/port/services/history.ts'
import type { Core } from '../../../core/core.ts'
import { createFlow, type EffectContext, type Flow } from '../../../core/kernel/flow.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { onrampTexts } from '../../../core/texts/buy/onrampTexts.ts'
import { cardProvider } from '../onrampRules.ts'
import { mergePurchases, mustRefetch, onrampStatus } from './onrampActivityRules.ts'
import { announcePurchase } from './announcePurchase.ts'

export type OnrampActivityState = {
  readonly purchases: readonly Transaction[]
  /** The cursor of the next page; `undefined` at the end. */
  readonly next: string | undefined
  readonly reenter?: true
} & (
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  /** The next page is loading. */
  | { readonly status: 'continuing' }
  | { readonly status: 'failed' }
)

export type OnrampActivityEvent =
  | {
      readonly type: 'fetched'
      readonly purchases: readonly Transaction[]
      readonly next: string | undefined
    }
  /** The newest rows were fetched again. */
  | { readonly type: 'refreshed'; readonly purchases: readonly Transaction[] }
  | { readonly type: 'failed'; readonly thrown: unknown }
  | { readonly type: 'more' }
  | { readonly type: 'retry' }
  /** Another account became active. */
  | { readonly type: 'changed' }

/** The interval between two fetches of the list while a purchase is in progress, in ms. */
const refreshEvery = 3_000

/** The account's purchases at the card provider. */
export function createOnrampActivityFlow(
  core: Core,
): Flow<OnrampActivityState, OnrampActivityEvent> {
  const { backend, session, toasts } = core
  const { clock, history } = backend

  async function fetchPage(signal: AbortSignal, cursor?: string) {
    const account = session.address()
    if (account === undefined || history === undefined) return { transactions: [] }
    return history.transactions(
      { account, onramp: cardProvider.name, ...(cursor === undefined ? {} : { cursor }) },
      signal,
    )
  }

  /** Loads the next page, or the first one if none is loaded. */
  async function load({
    state,
    signal,
  }: EffectContext<OnrampActivityState, OnrampActivityEvent>): Promise<OnrampActivityEvent> {
    try {
      const { transactions, next } = await fetchPage(signal, state.next)
      return { type: 'fetched', purchases: transactions, next }
    } catch (thrown) {
      return { type: 'failed', thrown }
    }
  }

  /** Runs in every state, because both shown and loading data belong to one account. */
  function followAccount({ send }: EffectContext<OnrampActivityState, OnrampActivityEvent>) {
    const before = session.address()
    return session.store.subscribe(() => {
      const now = session.address()
      if (now !== undefined && now !== before) send({ type: 'changed' })
    })
  }

  function refetchWhileUnderWay({
    state,
    send,
    signal,
  }: EffectContext<OnrampActivityState, OnrampActivityEvent>) {
    if (!mustRefetch(state.purchases, clock.now())) return undefined
    let asking = false
    async function refetch() {
      if (asking) return
      asking = true
      try {
        const { transactions } = await fetchPage(signal)
        send({ type: 'refreshed', purchases: transactions })
      } catch (thrown) {
        noteFailure(core, 'onramp.refetch', thrown)
      } finally {
        asking = false
      }
    }
    return clock.every('onramp.refetch', refreshEvery, () => void refetch())
  }

  return createFlow<OnrampActivityState, OnrampActivityEvent>(core, {
    name: 'onramp.activity',
    initial: { status: 'loading', purchases: [], next: undefined },
    transition,
    effects: {
      loading: [followAccount, load],
      continuing: [followAccount, load],
      failed: followAccount,
      ready: [followAccount, refetchWhileUnderWay],
    },
    outcomes: {
      refreshed(_, { from, to, report }) {
        const isUnderWay = ({ purchases }: OnrampActivityState) =>
          mustRefetch(purchases, clock.now())
        if (isUnderWay(from) && !isUnderWay(to)) core.refreshBalance().catch(report)
        const waiting = from.purchases.filter(({ status }) => status === onrampStatus.inProgress)
        const ended = to.purchases.find(
          ({ id, status }) =>
            status !== onrampStatus.inProgress && waiting.some((each) => each.id === id),
        )
        if (ended) announcePurchase(core, ended.status)
      },
      failed({ thrown }, { report, to }) {
        report(thrown)
        // Without a list the view shows the failure; an existing list stays.
        if (to.status === 'ready') toasts.show('error', core.use(onrampTexts).activityFailed)
      },
    },
  })
}

function transition(state: OnrampActivityState, event: OnrampActivityEvent): OnrampActivityState {
  const { purchases, next } = state
  switch (event.type) {
    case 'changed':
    case 'retry':
      return { status: 'loading', purchases: [], next: undefined, reenter: true }
    case 'fetched':
      return {
        status: 'ready',
        purchases: mergePurchases(purchases, event.purchases),
        next: event.next,
      }
    case 'refreshed':
      return {
        status: 'ready',
        purchases: mergePurchases(event.purchases, purchases),
        next,
        reenter: true,
      }
    case 'failed':
      return { status: state.status === 'continuing' ? 'ready' : 'failed', purchases, next }
    case 'more':
      return state.status === 'ready' ? { status: 'continuing', purchases, next } : state
  }
}
