import { chainIdHex } from '../../port/hex.ts'
import { namespaceOf, type ChainId } from '../../port/chainIds.ts'
import type {
  Address,
  AuthUser,
  Connection,
  ConnectionEvents,
  Eip1193Provider,
} from '../../port/connectors.ts'
import { addressesOf } from './addressesOf.ts'
import type { FrameSession } from './frameSession.ts'

/** The connection of the user logged in to the secure wallet. Follows the session. */
export function createFrameConnection(options: {
  user: AuthUser
  session: FrameSession
  request: Eip1193Provider['request']
  /**
   * Switches the wallet with GET_USER for that chain, as the site expects it; the address may
   * change (wire 2.4).
   */
  moveTo: (chainId: ChainId, signal?: AbortSignal) => Promise<unknown>
  signOut: () => Promise<void>
}): Connection {
  const { session } = options
  const latest = () => session.user ?? options.user
  const listeners = new Map<unknown, () => void>()

  return {
    connectorId: 'w3mAuth',
    type: 'AUTH',
    chain: namespaceOf(latest().chainId),
    get accounts() {
      return addressesOf(latest())
    },
    get chainId() {
      return latest().chainId
    },
    approvedChainIds: FRAME_CHAINS,
    get user() {
      return latest()
    },
    provider: {
      request: options.request,
      on(event, listener) {
        const events = providerEvents(event, listener, addressesOf(latest()))
        listeners.set(listener, session.subscribe(events))
      },
      removeListener(_event, listener) {
        listeners.get(listener)?.()
        listeners.delete(listener)
      },
    },
    subscribe: (events) => session.subscribe(events),
    switchNetwork: async (network, signal) => {
      await options.moveTo(network.id, signal)
    },
    disconnect: options.signOut,
  }
}

/** Subscribes to the three EIP-1193 events of the host. `known` are the accounts that it has. */
function providerEvents(
  event: string,
  listener: (...args: never[]) => void,
  known: readonly Address[],
): ConnectionEvents {
  let last = known.join()
  // EIP-1193 determines an event's arguments by its name, which the listener type cannot express.
  const notify = listener as (argument: unknown) => void
  const when = (name: string, argument: unknown) => {
    if (name === event) notify(argument)
  }
  return {
    accountsChanged(accounts) {
      // Something else about the user may have changed.
      if (accounts.join() === last) return
      last = accounts.join()
      when('accountsChanged', accounts)
    },
    chainChanged(chainId) {
      // EIP-1193 cannot name a chain of another namespace.
      if (namespaceOf(chainId) === 'eip155') when('chainChanged', chainIdHex(chainId))
    },
    disconnected: () => when('disconnect', { code: 4900, message: 'Disconnected' }),
  }
}

const EVM =
  '1 5 11155111 10 420 42161 421613 137 80001 42220 1313161554 1313161555 56 97 43114 43113 324 280 100 8453 84531 84532 7777777 999'

/** The chains that the secure wallet supports, by the table of its frame (wire 2.4, 5.3). */
const FRAME_CHAINS: readonly ChainId[] = [
  ...EVM.split(' ').map((id): ChainId => `eip155:${id}`),
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
]
