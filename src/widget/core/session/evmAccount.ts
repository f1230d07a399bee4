import { createStore, type StoreApi } from 'zustand/vanilla'
import { referenceOf } from '../../../backends/port/chainIds.ts'
import type { Connection, Eip1193Provider } from '../../../backends/port/connectors.ts'
import type { Networks } from '../networks/networks.ts'
import type { Session } from './session.ts'

type Hex = `0x${string}`

/** The connection on EVM, in the format of EVM libraries. */
export interface EvmAccount {
  /** The active account. */
  readonly address: Hex
  /** All usable accounts of the connection, the active one first. */
  readonly addresses: readonly Hex[]
  /** EVM chain number of the wallet's network, whether or not the host requested it. */
  readonly chainId: number
  /** EIP-1193: `eth_accounts` returns the active account first, and choosing another one emits `accountsChanged`. */
  readonly provider: Eip1193Provider
}

/** The sources of the account. */
export interface EvmAccountFacts {
  readonly session: Session
  readonly networks: Networks
}

type EvmAccountState = { readonly account: EvmAccount | undefined }
type AccountsListener = (accounts: readonly string[]) => void

/** Follows the connection on EVM, also while a network of another namespace is active. `core.use(createEvmAccount)`. */
export function createEvmAccount(core: EvmAccountFacts): StoreApi<EvmAccountState> {
  let followed: ReturnType<typeof follow> | undefined
  const store = createStore<EvmAccountState>(() => ({ account: undefined }))

  function follow(connection: Connection) {
    const listeners = new Set<AccountsListener>()
    const events = { accountsChanged: update, chainChanged: update, disconnected: update }
    return {
      connection,
      provider: selectedFirst(connection.provider, listeners, () => addressesOf(connection)),
      emit: (accounts: readonly string[]) => listeners.forEach((listener) => listener(accounts)),
      stop: connection.subscribe(events),
    }
  }

  /** Returns the addresses; none once the connection is no longer the connected one. */
  function addressesOf(connection: Connection): readonly Hex[] {
    const slot = core.session.of('eip155')
    if (slot?.connection !== connection) return []
    const { address, accounts } = slot
    return [address, ...accounts.filter((each) => each !== address)].filter(isHex)
  }

  function read(): EvmAccount | undefined {
    if (!followed) return undefined
    const { connection, provider } = followed
    const addresses = addressesOf(connection)
    const [address] = addresses
    const chainId = Number(referenceOf(connection.chainId))
    return address && { address, addresses, chainId, provider }
  }

  function update() {
    const connection = core.session.of('eip155')?.connection
    const last = followed
    if (connection !== last?.connection) followed = connection && follow(connection)
    const before = store.getState().account
    const account = read()
    const isMoved = before?.addresses.join() !== account?.addresses.join()
    if (isMoved || last !== followed || before?.chainId !== account?.chainId) {
      store.setState({ account })
    }
    if (last !== followed) {
      last?.stop()
      last?.emit([])
    } else if (isMoved && account) last?.emit(account.addresses)
  }

  core.session.store.subscribe(update)
  // A wallet may come back while a network of another namespace is active.
  core.session.subscribe(update)
  core.networks.store.subscribe(update)
  update()
  return store
}

/** The provider with its accounts in the widget's order. Only the widget notifies its `listeners`. */
function selectedFirst(
  provider: Eip1193Provider,
  listeners: Set<AccountsListener>,
  accounts: () => readonly string[],
): Eip1193Provider {
  return {
    async request(request) {
      const answer = await provider.request(request)
      const isAccounts = ['eth_accounts', 'eth_requestAccounts'].includes(request.method)
      return isAccounts ? accounts() : answer
    },
    on: (event, listener) =>
      event === 'accountsChanged'
        ? listeners.add(listener as AccountsListener)
        : provider.on(event, listener),
    removeListener: (event, listener) =>
      event === 'accountsChanged'
        ? listeners.delete(listener as AccountsListener)
        : provider.removeListener(event, listener),
  }
}

function isHex(address: string): address is Hex {
  return address.startsWith('0x')
}
