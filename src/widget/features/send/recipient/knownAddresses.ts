import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Address } from '../../../../backends/port/connectors.ts'
import type { Transaction } from '../../../../backends/port/services/history.ts'
import type { Core } from '../../../core/core.ts'
import { amountOf } from '../../../money/amounts/money.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { createHistory } from '../../../money/transaction/history.ts'
import { recentRecipients } from './recentRecipients.ts'

interface HistoryOfAddresses {
  /** Whether the newest activity could be read; `checking` until that is known. */
  readonly status: 'checking' | 'checked' | 'failed'
  /** Everybody it was in touch with, strangers who saw to that themselves among them. */
  readonly dealtWith: readonly Address[]
  /** Whom it has paid something of worth: no stranger can bring that about. */
  readonly paid: readonly Address[]
}

export interface KnownAddresses {
  /** What its newest activity says of the account; nobody until that is known. */
  readonly store: StoreApi<HistoryOfAddresses>
  /**
   * Asks for the newest activity, and forgets that of another account or network. Never rejects: without it
   * the recent recipients still count.
   */
  load(signal?: AbortSignal): Promise<void>
  /** Those the visitor has sent to from this widget: they are who they are. */
  trusted(): readonly Address[]
}

const nothing: HistoryOfAddresses = { status: 'checking', dealtWith: [], paid: [] }

/** The addresses that a look-alike could stand in for. One per widget, by `core.use(createKnownAddresses)`. */
export function createKnownAddresses(core: Core): KnownAddresses {
  const { backend, networks, session } = core
  const store = createStore<HistoryOfAddresses>(() => nothing)
  const activity = core.use(createHistory)
  let loadedFor = ''
  return {
    store,
    trusted() {
      const account = session.address()
      const chain = networks.activeNamespace()
      return account === undefined ? [] : recentRecipients.read(backend.storage, { chain, account })
    },
    async load(signal) {
      const account = session.address()
      const chainId = networks.store.getState().activeId
      const now = `${account} ${chainId}`
      if (now !== loadedFor) store.setState(nothing)
      loadedFor = now
      if (account === undefined) return store.setState({ status: 'failed' })
      try {
        const { transactions } = await activity.transactions({ account, chainId }, signal)
        if (loadedFor !== now) return
        const all = transactions.flatMap(({ sentFrom, sentTo }) => [sentTo, sentFrom])
        store.setState({
          status: 'checked',
          dealtWith: [...new Set(all)].filter((each) => each !== ''),
          paid: transactions.filter(wasPaid).map(({ sentTo }) => sentTo),
        })
      } catch (error) {
        noteFailure(core, 'send.history', error)
        // What was read before still stands.
        if (loadedFor === now && store.getState().status === 'checking') {
          store.setState({ status: 'failed' })
        }
      }
    },
  }
}

/** Moving nothing, or a token that nobody gives anything for, needs no consent of its holder. */
function wasPaid({ operationType, status, sentTo, transfers }: Transaction): boolean {
  return (
    operationType === 'send' &&
    status === 'confirmed' &&
    sentTo !== '' &&
    transfers.some(
      ({ direction, quantity, price }) =>
        direction === 'out' && amountOf(quantity.numeric).times(amountOf(price)).gt(0),
    )
  )
}
