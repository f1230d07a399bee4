import type { ConnectionEvents } from '../../port/connectors.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { isRecord } from '../../port/isRecord.ts'
import type { StandardWallet } from './readStandardWallet.ts'
import { standardAccounts, type StandardAccount } from './standardAccounts.ts'

/** The accounts of a connected wallet as they are now, with their listeners. */
export interface StandardSession {
  readonly accounts: readonly StandardAccount[]
  readonly ended: boolean
  subscribe(events: ConnectionEvents): () => void
  /** Ends it without an event: for a disconnect that was requested here. */
  end(): void
  /** Ends it because the wallet is gone. */
  endAndNotify(): void
}

/** Follows `standard:events`. Without accounts it ends; an event of unknown shape is reported and changes nothing. */
export function createStandardSession(options: {
  wallet: StandardWallet
  accounts: readonly StandardAccount[]
  onError: (error: Error) => void
}): StandardSession {
  const { wallet, onError } = options
  const listeners = new Set<ConnectionEvents>()
  let { accounts } = options
  let ended = false
  const addresses = () => accounts.map(({ address }) => address)
  const stop: unknown = wallet.calls.on?.('change', (change: unknown) => {
    if (ended || !isRecord(change) || change.accounts === undefined) return
    try {
      const next = standardAccounts(change.accounts)
      if (next.length === 0) return endAndNotify()
      const same = next.map(({ address }) => address).join() === addresses().join()
      accounts = next
      if (!same) listeners.forEach((events) => events.accountsChanged(addresses()))
    } catch (thrown) {
      onError(toFoyerError(thrown, 'wallet.malformed', 'Following the accounts of a wallet'))
    }
  })
  function end(): void {
    if (ended) return
    ended = true
    if (typeof stop === 'function') stop()
  }

  function endAndNotify(): void {
    if (ended) return
    end()
    listeners.forEach((events) => events.disconnected())
  }

  return {
    get accounts() {
      return accounts
    },
    get ended() {
      return ended
    },
    subscribe(events) {
      listeners.add(events)
      return () => listeners.delete(events)
    },
    end,
    endAndNotify,
  }
}
