import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Address } from '../../../backends/port/connectors.ts'
import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/noteFailure.ts'
import { recentRecipients } from './recentRecipients.ts'

export interface KnownAddresses {
  /** Whom the account has dealt with according to its newest activity; empty until that is known. */
  readonly store: StoreApi<{ readonly dealtWith: readonly Address[] }>
  /** Asks for the newest activity. Never rejects: without it the recent recipients still count. */
  load(signal?: AbortSignal): Promise<void>
  /** Those the visitor has sent to from this widget: they are who they are. */
  trusted(): readonly Address[]
}

/** The addresses that a look-alike could stand in for. One per widget, by `core.use(createKnownAddresses)`. */
export function createKnownAddresses(core: Core): KnownAddresses {
  const { backend, networks, session } = core
  const store = createStore<{ dealtWith: readonly Address[] }>(() => ({ dealtWith: [] }))
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
        store.setState({ dealtWith: [...new Set(all)].filter((each) => each !== '') })
      } catch (error) {
        noteFailure(core, 'send.history', error)
      }
    },
  }
}
