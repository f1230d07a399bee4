import type { FoyerError } from '../../../../backends/port/errors.ts'
import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { createWalletPages } from './walletPages.ts'

/** The number of characters from which a search starts (C-090). */
const minLength = 2
/** The pause in typing after which the search starts, in ms (C-091). */
const debounce = 500

export type WalletSearchState =
  | { readonly status: 'browsing' }
  | {
      readonly status: 'waiting'
      readonly query: string
      /** The results of the previous search, which stay on screen during further typing. */
      readonly shown?: readonly Wallet[]
      readonly reenter: true
    }
  | { readonly status: 'searching'; readonly query: string }
  | { readonly status: 'found'; readonly query: string; readonly wallets: readonly Wallet[] }
  | { readonly status: 'failed'; readonly query: string; readonly error: FoyerError }

export type WalletSearchEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'due' }
  | { readonly type: 'found'; readonly wallets: readonly Wallet[] }
  | { readonly type: 'failed'; readonly error: FoyerError }
  | { readonly type: 'retry' }

/** The search of AllWallets: runs again only when the trimmed text changes (C-266). */
export function createWalletSearchFlow(core: Core): Flow<WalletSearchState, WalletSearchEvent> {
  const { searchWallets } = core.use(createWalletPages)
  return createFlow<WalletSearchState, WalletSearchEvent>(core, {
    name: 'wallets.search',
    initial: { status: 'browsing' },
    transition,
    effects: {
      async waiting({ send, signal }) {
        await core.backend.clock.sleep('wallets.searchDebounce', debounce, signal)
        send({ type: 'due' })
      },
      async searching({ state, send, signal }) {
        try {
          send({ type: 'found', wallets: await searchWallets(state.query, signal) })
        } catch (thrown) {
          send({ type: 'failed', error: toFoyerError(thrown) })
        }
      },
    },
  })
}

function transition(
  state: WalletSearchState,
  event: WalletSearchEvent,
): WalletSearchState | undefined {
  switch (event.type) {
    case 'typed': {
      const query = event.text.trim()
      if (Array.from(query).length < minLength) {
        return state.status === 'browsing' ? state : { status: 'browsing' }
      }
      if (state.status !== 'browsing' && state.query === query) return state
      return { status: 'waiting', query, reenter: true, ...shownBefore(state) }
    }
    case 'due':
      return state.status === 'waiting' ? { status: 'searching', query: state.query } : undefined
    case 'found':
      return state.status === 'searching'
        ? { status: 'found', query: state.query, wallets: event.wallets }
        : undefined
    case 'failed':
      return state.status === 'searching'
        ? { status: 'failed', query: state.query, error: event.error }
        : undefined
    case 'retry':
      if (state.status === 'browsing') return undefined
      return state.status === 'failed' ? { status: 'searching', query: state.query } : state
  }
}

function shownBefore(state: WalletSearchState): { shown?: readonly Wallet[] } {
  if (state.status === 'found') return { shown: state.wallets }
  return state.status === 'waiting' && state.shown ? { shown: state.shown } : {}
}
