import type { Transaction, TransactionPage } from '../../../backends/port/services/history.ts'
import type { Core } from '../../core/core.ts'
import { createFlow, type EffectContext, type Flow } from '../../core/kernel/flow.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { createHistory } from '../../money/transaction/history.ts'
import { settleUnlisted } from './settleUnlisted.ts'
import {
  isWaiting,
  mergeTransactions,
  refreshTransactions,
  shownTransactions,
} from './transactionRules.ts'

interface Loaded {
  /** The shown transactions, newest first. */
  readonly transactions: readonly Transaction[]
  /** The cursor of the next page; `undefined` at the end. */
  readonly next: string | undefined
  /** Several pages in a row had no visible entry: the visitor decides whether to continue. */
  readonly paused: boolean
}

/** `loading`: no entries yet; `more`: loading the next page; `refreshing`: loading the first one again. */
type Status = 'loading' | 'ready' | 'more' | 'refreshing' | 'failed'

export type TransactionsState = { [S in Status]: Loaded & { readonly status: S } }[Status]

export type TransactionsEvent =
  | ({ readonly type: 'loaded' } & Loaded)
  | { readonly type: 'failed'; readonly error: unknown; readonly cursor: string | undefined }
  | { readonly type: 'more' }
  | { readonly type: 'refresh' }
  | { readonly type: 'retry' }

/** Pause before the list is fetched again while a transaction is pending, in ms. */
export const pendingPause = 3_000

/** Pages in a row without a visible entry before the visitor is asked whether to continue. */
const emptyPages = 5

const noTransactions: Loaded = { transactions: [], next: undefined, paused: false }

/**
 * The activity of the account and network that are active on creation; create another flow when either changes.
 * Loads page by page, and refreshes while a transaction is pending. When a later page fails, the earlier ones
 * stay, with a button that requests that page again (open point 371).
 */
export function createTransactionsFlow(core: Core): Flow<TransactionsState, TransactionsEvent> {
  const { backend, config, networks, session, track } = core
  const account = session.address()
  const { activeId: chainId } = networks.store.getState()

  async function fetchPage(
    cursor: string | undefined,
    signal: AbortSignal,
  ): Promise<TransactionPage> {
    if (!account) return { transactions: [] }
    const from = cursor === undefined ? {} : { cursor }
    return core.use(createHistory).transactions({ account, chainId, ...from }, signal)
  }

  function eventFacts(cursor: string | undefined) {
    return {
      isSmartAccount: core.account.getState().type === 'smartAccount',
      address: account ?? '',
      projectId: config.projectId,
      ...(cursor === undefined ? {} : { cursor }),
    }
  }

  /** Fetches the next page, and skips a few pages without a visible entry. */
  async function load({
    state,
    signal,
  }: EffectContext<TransactionsState, TransactionsEvent>): Promise<TransactionsEvent> {
    let cursor = state.next
    try {
      for (let pages = 1; ; pages += 1) {
        const page = await fetchPage(cursor, signal)
        const shown = shownTransactions(page.transactions, chainId)
        const transactions = mergeTransactions(state.transactions, shown)
        const grew = transactions.length > state.transactions.length
        const paused = page.next !== undefined && !grew && pages >= emptyPages
        if (page.next === undefined || grew || paused) {
          return { type: 'loaded', transactions, next: page.next, paused }
        }
        cursor = page.next
      }
    } catch (error) {
      return { type: 'failed', error, cursor }
    }
  }

  return createFlow<TransactionsState, TransactionsEvent>(core, {
    name: 'activity',
    initial: { status: 'loading', ...noTransactions },
    transition,
    effects: {
      loading: load,
      more(context) {
        track('LOAD_MORE_TRANSACTIONS', eventFacts(context.state.next))
        return load(context)
      },
      ready({ state, send }) {
        if (!isWaiting(state.transactions)) return undefined
        return backend.clock.setTimer('activity.pending', pendingPause, () =>
          send({ type: 'refresh' }),
        )
      },
      async refreshing({ state, signal }) {
        const { transactions, next, paused } = state
        try {
          const page = await fetchPage(undefined, signal)
          const unlisted = await settleUnlisted(core, transactions, page, { chainId, signal })
          const fresh = refreshTransactions(transactions, page, chainId)
          return { type: 'loaded', transactions: mergeTransactions(fresh, unlisted), next, paused }
        } catch (error) {
          // Keep the list; the next refresh follows.
          noteFailure(core, 'activity.pending', error)
          return { type: 'loaded', transactions, next, paused }
        }
      },
    },
    outcomes: {
      failed({ error, cursor }, { report }) {
        report(error)
        track('ERROR_FETCH_TRANSACTIONS', eventFacts(cursor))
      },
    },
  })
}

function transition(state: TransactionsState, event: TransactionsEvent): TransactionsState {
  if (event.type === 'failed') return { ...state, status: 'failed', paused: false }
  if (event.type === 'loaded') {
    const { transactions, next, paused } = event
    return { status: 'ready', transactions, next, paused }
  }
  if (event.type === 'retry') {
    if (state.status !== 'failed') return state
    return state.transactions.length > 0
      ? { ...state, status: 'more' }
      : { status: 'loading', ...noTransactions }
  }
  if (state.status !== 'ready') return state
  if (event.type === 'refresh') return { ...state, status: 'refreshing' }
  return state.next === undefined ? state : { ...state, status: 'more' }
}
