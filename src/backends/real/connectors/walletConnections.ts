import type { Clock } from '../../port/clock.ts'
import type { Connection } from '../../port/connectors.ts'
import type { Network } from '../../port/network.ts'
import { connectEip1193 } from './connectEip1193.ts'
import { createLateRevokes } from './lateRevokes.ts'
import type { BrowserWallet } from './listConnectors.ts'
import { reconnectEip1193 } from './reconnectEip1193.ts'

/** Connects and restores the browser wallets of a page. Loads with the first connection. */
export function createWalletConnections(options: {
  readonly clock: Clock
  readonly rpcUrl: (network: Network) => string
  readonly onError: (error: Error) => void
}) {
  const shared = { ...options, revokes: createLateRevokes(options.clock) }
  return {
    connect: (wallet: BrowserWallet, signal?: AbortSignal): Promise<Connection | undefined> =>
      connectEip1193({ ...shared, ...wallet, silent: false, signal }),
    reconnect: (
      remembered: Omit<Parameters<typeof reconnectEip1193>[0], keyof typeof shared>,
    ): Promise<Connection> => reconnectEip1193({ ...shared, ...remembered }),
  }
}
