import type { ChainId } from '../../port/chainIds.ts'
import type { Address, ConnectionEvents, Eip1193Provider } from '../../port/connectors.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { isRecord } from '../../port/isRecord.ts'
import { walletAnswers } from './walletAnswers.ts'

/** The current accounts and chain of a connected wallet, with their listeners. */
export interface WalletSession {
  readonly accounts: readonly Address[]
  readonly chainId: ChainId
  readonly ended: boolean
  subscribe(events: ConnectionEvents): () => void
  /** Takes over a chain and notifies once, even if the wallet repeats it. */
  moveTo(chainId: ChainId): void
  /** Takes over accounts (not empty) and notifies once. */
  takeAccounts(accounts: readonly Address[]): void
  /** Ends the session without an event, for a disconnect requested by this page. */
  end(): void
}

/**
 * Follows a wallet's events (EIP-1193). An empty account list ends the session; a malformed event is passed to
 * `onError` and ignored.
 */
export function createWalletSession(options: {
  provider: Eip1193Provider
  accounts: readonly Address[]
  chainId: ChainId
  onError: (error: Error) => void
}): WalletSession {
  const { provider } = options
  const listeners = new Set<ConnectionEvents>()
  let { accounts, chainId } = options
  let ended = false

  function checked(what: string, apply: () => void): void {
    try {
      apply()
    } catch (thrown) {
      options.onError(toFoyerError(thrown, 'wallet.malformed', `Following ${what}`))
    }
  }

  function moveTo(next: ChainId): void {
    if (next === chainId || ended) return
    chainId = next
    listeners.forEach((events) => events.chainChanged(next))
  }

  function takeAccounts(next: readonly Address[]): void {
    if (ended || next.join() === accounts.join()) return
    accounts = next
    listeners.forEach((events) => events.accountsChanged(next))
  }

  const handlers = {
    accountsChanged: (answer: unknown) =>
      checked('accountsChanged', () => {
        // Some wallets do not remove their listeners.
        if (ended) return undefined
        const next = walletAnswers.accounts(answer)
        return next.length === 0 ? endAndNotify() : takeAccounts(next)
      }),
    chainChanged: (answer: unknown) =>
      checked('chainChanged', () => moveTo(walletAnswers.chainId(answer))),
    disconnect: (reason: unknown) =>
      checked('disconnect', () => {
        // 1013 ("try again later") means that the wallet lost its node for a moment, not its session.
        if (!isRecord(reason) || reason.code !== 1013) endAndNotify()
      }),
  }

  function follow(how: 'on' | 'removeListener'): void {
    checked('the wallet', () => {
      // Some providers have no events, although the type requires them.
      if (typeof provider[how] !== 'function') return
      for (const [event, listener] of Object.entries(handlers)) provider[how](event, listener)
    })
  }

  function end(): void {
    if (ended) return
    ended = true
    follow('removeListener')
  }

  function endAndNotify(): void {
    if (ended) return
    end()
    listeners.forEach((events) => events.disconnected())
  }

  follow('on')
  return {
    get accounts() {
      return accounts
    },
    get chainId() {
      return chainId
    },
    get ended() {
      return ended
    },
    subscribe(events) {
      listeners.add(events)
      return () => listeners.delete(events)
    },
    moveTo,
    takeAccounts,
    end,
  }
}
