import type { ChainId } from '../../port/chainIds.ts'
import { chainIdHex } from '../../port/hex.ts'
import type { Address, Eip1193Provider } from '../../port/connectors.ts'
import type { Network } from '../../port/network.ts'
import type { RpcClient } from '../chain/rpcClient.ts'
import { evmAddress } from '../guards/addresses.ts'
import { isRecord } from '../../port/isRecord.ts'
import type { Library } from './library.ts'
import { readChainEvent } from './readChainEvent.ts'
import { readSession, type ApprovedSession } from './readSession.ts'
import { createSessionRequests } from './requests/sessionRequests.ts'
import { walletError } from '../walletError.ts'

/** The listener type of the port; it receives what its event carries. */
type Listener = (...args: never[]) => void

/** A session as an EIP-1193 wallet: signing requests go to the phone, reads go to the network's RPC URL. */
export interface SessionProvider extends Eip1193Provider {
  readonly approved: ApprovedSession
  /** Reports the session as over, as if the wallet had ended it. */
  over(): void
  /** Stops following the session's events; open requests reject with 4900. */
  close(): void
}

/**
 * Wraps one approved session. Requests go to the wallet on the active chain, and only while the wallet approves that
 * chain (4901 otherwise). A switch between approved chains sends no request, because each request names its chain. An
 * unapproved method goes to the RPC URL if it only reads, and rejects with 4200 otherwise. Rejects with EIP-1193
 * errors.
 */
export function createSessionProvider(options: {
  library: Library
  approved: ApprovedSession
  networks: readonly Network[]
  rpc: RpcClient
}): SessionProvider {
  const { library: client, networks, rpc } = options
  const { topic } = options.approved
  const listeners = new Map<string, readonly Listener[]>()
  const ending = new AbortController()
  let approved = options.approved
  /**
   * The accounts of the wallet's last `accountsChanged`; until then, and after an update of the session, the approved
   * ones.
   */
  let announced: readonly Address[] | undefined
  let chainId = firstOf(networks, approved)

  const emit = (event: string, payload: unknown) =>
    listeners.get(event)?.forEach((listener) => Reflect.apply(listener, undefined, [payload]))
  const accounts = () => {
    if (announced !== undefined) return announced
    const here = approved.accountsOn(chainId)
    return here.length > 0 ? here : approved.accountsOn(firstOf(networks, approved))
  }

  function moveTo(next: ChainId): void {
    if (next === chainId) return
    const before = accounts().join()
    chainId = next
    emit('chainChanged', chainIdHex(next))
    if (accounts().join() !== before) emit('accountsChanged', accounts())
  }

  function end(message: string): void {
    ending.abort()
    emit('disconnect', { code: 4900, message })
  }

  const handlers = {
    session_event: ({ topic: of, params }: { topic: string; params: unknown }) => {
      if (of !== topic || !isRecord(params) || !isRecord(params.event)) return
      const { name, data } = params.event
      const moved = readChainEvent(name, data, params.chainId)
      if (moved !== undefined) moveTo(moved)
      const isForSolana = String(params.chainId).startsWith('solana:')
      if (name !== 'accountsChanged' || !Array.isArray(data) || isForSolana) return
      // The entries are CAIP-10 or plain addresses, with the same account once per chain.
      const reported = [...new Set(data.map((each) => String(each).split(':').at(-1)))]
      const addresses = reported.flatMap((each) => evmAddress(each) ?? [])
      if (addresses.length === reported.length) announced = addresses
      // The user of this provider rejects invalid addresses.
      emit('accountsChanged', reported)
    },
    session_update: ({ topic: of, params }: { topic: string; params: unknown }) => {
      if (of !== topic || !isRecord(params)) return
      const before = accounts().join()
      try {
        approved = readSession({ topic, namespaces: params.namespaces })
        announced = undefined
      } catch {
        // Without an account the connection is over (EIP-1193: an empty list).
        return emit('accountsChanged', [])
      }
      if (!approved.chainIds.includes(chainId)) return moveTo(firstOf(networks, approved))
      if (accounts().join() !== before) emit('accountsChanged', accounts())
    },
    session_delete: ({ topic: of }: { topic: string }) => {
      if (of === topic) end('The wallet disconnected.')
    },
    session_expire: ({ topic: of }: { topic: string }) => {
      if (of === topic) end('The session expired.')
    },
  }

  function follow(how: 'on' | 'off'): void {
    client[how]('session_event', handlers.session_event)
    client[how]('session_update', handlers.session_update)
    client[how]('session_delete', handlers.session_delete)
    client[how]('session_expire', handlers.session_expire)
  }

  const request = createSessionRequests({
    library: client,
    topic,
    networks,
    rpc,
    approved: () => approved,
    chainId: () => chainId,
    accounts,
    moveTo,
    ended: ending.signal,
  })

  follow('on')
  return {
    get approved() {
      return approved
    },
    request,
    on(event: string, listener: Listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    },
    removeListener(event: string, listener: Listener) {
      listeners.set(
        event,
        (listeners.get(event) ?? []).filter((each) => each !== listener),
      )
    },
    over: () => handlers.session_delete({ topic }),
    close() {
      ending.abort()
      follow('off')
    },
  }
}

/** Returns the host's first network that the wallet approved, else the wallet's first. */
function firstOf(networks: readonly Network[], { chainIds }: ApprovedSession): ChainId {
  const [first] = chainIds
  const preferred = networks.find(({ id }) => chainIds.includes(id))?.id ?? first
  if (preferred === undefined) throw walletError(4901, 'The wallet approved no chain.')
  return preferred
}
