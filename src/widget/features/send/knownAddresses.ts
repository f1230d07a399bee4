import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Address } from '../../../backends/port/connectors.ts'
import type { Transaction } from '../../../backends/port/history.ts'
import type { Core } from '../../core/core.ts'
import { amountOf } from '../../core/money.ts'
import { noteFailure } from '../../core/noteFailure.ts'
import { recentRecipients } from './recentRecipients.ts'

interface HistoryOfAddresses {
  /** Everybody it was in touch with, strangers who saw to that themselves among them. */
  readonly dealtWith: readonly Address[]
  /** Whom it has paid something of worth: no stranger can bring that about. */
  readonly paid: readonly Address[]
}

export interface KnownAddresses {
  /** What its newest activity says of the account; nobody until that is known. */
  readonly store: StoreApi<HistoryOfAddresses>
  /** Asks for the newest activity. Never rejects: without it the recent recipients still count. */
  load(signal?: AbortSignal): Promise<void>
  /** Those the visitor has sent to from this widget: they are who they are. */
  trusted(): readonly Address[]
}

/** The addresses that a look-alike could stand in for. One per widget, by `core.use(createKnownAddresses)`. */
export function createKnownAddresses(core: Core): KnownAddresses {
  const { backend, networks, session } = core
  const store = createStore<HistoryOfAddresses>(() => ({ dealtWith: [], paid: [] }))
  return {
    store,
    trusted: () => recentRecipients.read(backend.storage),
    async load(signal) {
      const account = session.address()
      if (account === undefined || !backend.history) return
      const chainId = networks.store.getState().activeId
      try {
        const { transactions } = await backend.history.transactions({ account, chainId }, signal)
        if (signal?.aborted || session.address() !== account) return
        const all = transactions.flatMap(({ sentFrom, sentTo }) => [sentTo, sentFrom])
        store.setState({
          dealtWith: [...new Set(all)].filter((each) => each !== ''),
          paid: transactions.filter(wasPaid).map(({ sentTo }) => sentTo),
        })
      } catch (error) {
        noteFailure(core, 'send.history', error)
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
