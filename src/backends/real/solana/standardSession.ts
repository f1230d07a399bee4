import type { ConnectionEvents } from '../../port/connectors.ts'
import { asRecord } from '../../port/asRecord.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { isRecord } from '../../port/isRecord.ts'
import type { StandardWallet } from './readStandardWallet.ts'
import { standardAccounts, type StandardAccount } from './standardAccounts.ts'

/** The current accounts of a connected wallet, with their listeners. */
export interface StandardSession {
  readonly accounts: readonly StandardAccount[]
  readonly ended: boolean
  subscribe(events: ConnectionEvents): () => void
  /**
   * Takes over the accounts that the wallet lists now. An empty list changes nothing, because the
   * wallet may be locked.
   */
  look(): void
  /** Ends the session without an event, for a disconnect requested by this page. */
  end(): void
  /** Ends the session because the wallet is gone. */
  endAndNotify(): void
}

/**
 * Follows `standard:events`. Ends when there are no accounts. Malformed events and errors of the wallet are reported
 * and ignored.
 */
export function createStandardSession(options: {
  wallet: StandardWallet
  accounts: readonly StandardAccount[]
  onError: (error: Error) => void
  /**
   * Asks for the accounts when the report that none is left may be old; `undefined` if it is not.
   */
  askAgain?: () => Promise<readonly StandardAccount[]> | undefined
}): StandardSession {
  const { wallet, onError } = options
  const listeners = new Set<ConnectionEvents>()
  let { accounts } = options
  let ended = false
  const addresses = () => accounts.map(({ address }) => address)

  function guarded<T>(run: () => T): T | undefined {
    try {
      return run()
    } catch (thrown) {
      onError(toFoyerError(thrown, 'wallet.malformed', 'Following the accounts of a wallet'))
      return undefined
    }
  }

  function handleChange(change: unknown): void {
    guarded(() => {
      if (ended || !isRecord(change) || change.accounts === undefined) return
      const next = standardAccounts(change.accounts)
      const again = next.length === 0 ? options.askAgain?.() : undefined
      if (again === undefined) return take(next)
      again.then(take, (thrown: unknown) => {
        onError(toFoyerError(thrown, 'wallet.failed', 'Reading the accounts again'))
        take([])
      })
    })
  }

  function take(next: readonly StandardAccount[]): void {
    if (ended) return
    if (next.length === 0) return endAndNotify()
    const same = next.map(({ address }) => address).join() === addresses().join()
    accounts = next
    if (!same) listeners.forEach((events) => events.accountsChanged(addresses()))
  }

  function look(): void {
    const now = guarded(() => standardAccounts(asRecord(wallet.wallet).accounts))
    if (now?.length) take(now)
  }

  const stop = guarded((): unknown => wallet.calls.on?.('change', handleChange))

  function end(): void {
    if (ended) return
    ended = true
    if (typeof stop === 'function') guarded(() => stop())
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
    look,
    end,
    endAndNotify,
  }
}
