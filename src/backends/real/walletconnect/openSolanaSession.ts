import type { ChainId } from '../../port/chainIds.ts'
import type { Connection, ConnectionEvents } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import type { Network } from '../../port/network.ts'
import { toWalletError } from '../connectors/toWalletError.ts'
import { isRecord } from '../../port/isRecord.ts'
import type { Library } from './library.ts'
import type { SessionPart } from './sessionPart.ts'
import { createSolanaSessionProvider } from './solanaSessionProvider.ts'
import { readSolanaSession, type ApprovedOnSolana } from './readSolanaSession.ts'

/** Opens the Solana part of a WalletConnect session as a connection (wire 5.5). */
export function openSolanaSession(options: {
  library: Library
  topic: string
  approved: ApprovedOnSolana
  networks: readonly Network[]
  /** Called when the session has ended, from either side. */
  onEnd: () => void
  /** Notifies the wallet that this page ended the session; not awaited. */
  notifyWallet: () => void
  companions: () => readonly Connection[]
}): SessionPart {
  const { topic, networks } = options
  const client = options.library
  const listeners = new Set<ConnectionEvents>()
  let { approved } = options
  const ending = new AbortController()
  let ended = false
  let chainId = firstOf(networks, approved)

  function end(): void {
    ended = true
    ending.abort()
    client.off('session_update', updated)
    client.off('session_delete', over)
    client.off('session_expire', over)
    options.onEnd()
  }
  function endAndNotify(): void {
    if (ended) return
    end()
    listeners.forEach((events) => events.disconnected())
  }
  const over = ({ topic: of }: { topic: string }) => {
    if (of === topic) endAndNotify()
  }
  const updated = ({ topic: of, params }: { topic: string; params: unknown }) => {
    if (of !== topic || !isRecord(params)) return
    const next = readSolanaSession(params.namespaces)
    if (next === undefined) return endAndNotify()
    const before = approved.addresses.join()
    approved = next
    if (!approved.chainIds.includes(chainId)) {
      chainId = firstOf(networks, approved)
      listeners.forEach((events) => events.chainChanged(chainId))
    }
    if (approved.addresses.join() !== before) {
      listeners.forEach((events) => events.accountsChanged(approved.addresses))
    }
  }
  client.on('session_update', updated)
  client.on('session_delete', over)
  client.on('session_expire', over)

  function subscribe(events: ConnectionEvents): () => void {
    listeners.add(events)
    return () => listeners.delete(events)
  }

  const provider = createSolanaSessionProvider({
    library: client,
    topic,
    approved: () => approved,
    chainId: () => chainId,
    subscribe,
    ended: ending.signal,
  })

  return {
    endAndNotify,
    connection: {
      connectorId: 'walletConnect',
      type: 'WALLET_CONNECT',
      chain: 'solana',
      get accounts() {
        return approved.addresses
      },
      get chainId() {
        return chainId
      },
      get approvedChainIds() {
        return approved.chainIds
      },
      get companions() {
        return options.companions()
      },
      provider,
      subscribe,
      switchNetwork(network) {
        // The request names its chain, so the wallet need not be asked.
        if (!approved.chainIds.includes(network.id)) {
          const refused = { code: 4902, message: `The wallet did not approve ${network.id}.` }
          return Promise.reject(toWalletError(refused, 'Switching over WalletConnect'))
        }
        chainId = network.id
        return Promise.resolve()
      },
      disconnect() {
        if (ended) return Promise.resolve()
        options.notifyWallet()
        end()
        return Promise.resolve()
      },
    },
  }
}

/** Returns the host's first network that the wallet approved, else the wallet's first. */
function firstOf(networks: readonly Network[], { chainIds }: ApprovedOnSolana): ChainId {
  const [first] = chainIds
  const preferred = networks.find(({ id }) => chainIds.includes(id))?.id ?? first
  if (preferred === undefined) throw new FoyerError('none.network', 'The wallet approved no chain.')
  return preferred
}
