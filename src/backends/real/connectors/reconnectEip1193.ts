import type { Clock } from '../../port/clock.ts'
import type { Connection, Eip1193Provider } from '../../port/connectors.ts'
import type { Network } from '../../port/network.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { connectEip1193 } from './connectEip1193.ts'
import type { LateRevokes } from './lateRevokes.ts'
import { injectedId, type BrowserWallet } from './listConnectors.ts'
import { whenBack } from './whenBack.ts'

/** How often `window.ethereum` is looked for, in ms, because it may appear without an event. */
const LOOK_MS = 500

/**
 * Restores the connection of a browser wallet (EIP-1193) with `eth_accounts` as soon as the wallet
 * is back, as `whenBack` does.
 */
export function reconnectEip1193(options: {
  connectorId: string
  clock: Clock
  /** The connections of this page that are ending in their wallets. */
  revokes: LateRevokes
  find: () => BrowserWallet | undefined
  subscribe: (listener: () => void) => () => void
  rpcUrl: (network: Network) => string
  onAway: (() => void) | undefined
  onError: (error: Error) => void
  signal: AbortSignal | undefined
}): Promise<Connection> {
  const { clock } = options

  function subscribe(listener: () => void): () => void {
    const stops = [options.subscribe(listener)]
    if (options.connectorId === injectedId && options.find() === undefined) {
      const stopLooking = clock.every('connectors.lateWallet', LOOK_MS, () => {
        if (options.find() === undefined) return
        stopLooking()
        listener()
      })
      stops.push(stopLooking)
    }
    return () => stops.forEach((stop) => stop())
  }

  return whenBack<BrowserWallet>({
    ...options,
    subscribe,
    what: `Reconnecting ${options.connectorId}`,
    find() {
      const wallet = options.find()
      return wallet && { wallet, identity: wallet.provider, mayReconnect: wallet.mayReconnect }
    },
    follow: ({ provider }, listener) => followReturns(provider, listener, options.onError),
    ask: (wallet, signal) => connectEip1193({ ...options, ...wallet, silent: true, signal }),
  })
}

/**
 * Calls the listener when a wallet may be back. An unlocked wallet reports accounts, and one that
 * has lost its node or was asleep reports `connect` (EIP-1193).
 */
function followReturns(
  provider: Eip1193Provider,
  listener: () => void,
  onError: (error: Error) => void,
): () => void {
  const handlers = {
    accountsChanged(accounts: unknown) {
      if (!Array.isArray(accounts) || accounts.length > 0) listener()
    },
    connect: listener,
  }
  const call = (how: 'on' | 'removeListener') => {
    try {
      // Some providers have no events, although the type requires them.
      if (typeof provider[how] !== 'function') return
      for (const [event, handler] of Object.entries(handlers)) provider[how](event, handler)
    } catch (thrown) {
      onError(toFoyerError(thrown, 'wallet.malformed', 'Following the wallet'))
    }
  }
  call('on')
  return () => call('removeListener')
}
