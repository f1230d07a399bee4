import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Address } from '../../../../backends/port/connectors.ts'
import type { Transaction } from '../../../../backends/port/services/history.ts'
import type { Core } from '../../../core/core.ts'
import { amountOf } from '../../../money/amounts/money.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { createHistory } from '../../../money/transaction/history.ts'
import { recentRecipients } from './recentRecipients.ts'

interface HistoryOfAddresses {
  /** Whether the newest activity could be read; `checking` until the read ends. */
  readonly status: 'checking' | 'checked' | 'failed'
  /** Every address in the history. Strangers can add themselves to it. */
  readonly dealtWith: readonly Address[]
  /** Addresses that received something of value. A stranger cannot cause such a payment. */
  readonly paid: readonly Address[]
}

export interface KnownAddresses {
  /** The addresses in the account's newest activity. Empty until it is loaded. */
  readonly store: StoreApi<HistoryOfAddresses>
  /**
   * Loads the newest activity and forgets that of another account or network. Never rejects, because the recent
   * recipients can be used without it.
   */
  load(signal?: AbortSignal): Promise<void>
  /** Addresses that the visitor has sent to from this widget. They are not suspicious. */
  trusted(): readonly Address[]
}

const noHistory: HistoryOfAddresses = { status: 'checking', dealtWith: [], paid: [] }

/** Creates the addresses that a look-alike could imitate; read them by `core.use(createKnownAddresses)`. */
export function createKnownAddresses(core: Core): KnownAddresses {
  const { backend, networks, session } = core
  const store = createStore<HistoryOfAddresses>(() => noHistory)
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
      if (now !== loadedFor) store.setState(noHistory)
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
        // The earlier result stays valid.
        if (loadedFor === now && store.getState().status === 'checking') {
          store.setState({ status: 'failed' })
        }
      }
    },
  }
}

/**
 * Whether a transaction is a real payment: one of nothing, or of a worthless token, can happen without the holder's
 * consent.
 */
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
