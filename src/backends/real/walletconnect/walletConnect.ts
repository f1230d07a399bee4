import type { AppMetadata } from '../../port/auth.ts'
import type { Clock } from '../../port/clock.ts'
import type { Connection } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import type { Network } from '../../port/network.ts'
import type { Storage } from '../../port/storage.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import type { Pairing, WalletConnect } from '../../port/walletConnect.ts'
import type { RpcClient } from '../chain/rpcClient.ts'
import { untilAborted } from '../untilAborted.ts'
import { loadLibrary, type Library } from './library.ts'
import { createLibraryStorage } from './libraryStorage.ts'
import { openSession } from './openSession.ts'
import { requestedNamespaces } from './requestedNamespaces.ts'
import { toPairingError } from './toPairingError.ts'

/** How long a pairing is good for, in ms (C-359). */
const pairingLifetime = 240_000
/** How long the relay may take to answer, in ms, before the attempt has failed. */
const relayPatience = 15_000
/** Where the library itself looks for the wallet that a request is to open (wire 7). */
const deepLinkKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

export interface WalletConnectOptions {
  readonly relayUrl: string
  /** Empty: nobody vouches for the page's origin. */
  readonly verifyUrl: string
  readonly projectId: string
  readonly metadata: AppMetadata | undefined
  readonly clock: Clock
  readonly storage: Storage
  readonly rpc: RpcClient
  /** Told of the relay client's id when a session is open, and of none when it is over (wire 8.2). */
  readonly onRelayClient?: (id: string | undefined) => void
  readonly onError: (error: Error) => void
  /** Before the keys of the library's data; `@foyer/walletConnect/` when absent. */
  readonly storagePrefix?: string
  /** Tells clients on one page apart; `foyer` when absent. */
  readonly name?: string
}

/** See the port. The library is loaded with the first pairing, or for a session of an earlier visit. */
export function createWalletConnect(options: WalletConnectOptions): WalletConnect {
  const { clock, rpc, storage, onError } = options
  const onRelayClient = options.onRelayClient ?? (() => undefined)
  const prefix = options.storagePrefix ?? '@foyer/walletConnect/'
  let loading: Promise<Library> | undefined
  /** Attempts reach the library one after the other: it tells of one address at a time. */
  let turn: Promise<unknown> = Promise.resolve()

  function load(): Promise<Library> {
    loading ??= loadLibrary({
      ...options,
      name: options.name ?? 'foyer',
      storage: createLibraryStorage({ storage, prefix, onError }),
    }).catch((thrown: unknown) => {
      loading = undefined
      throw toFoyerError(thrown, 'network.failed', 'Loading WalletConnect')
    })
    return loading
  }

  async function open(library: Library, session: unknown, networks: readonly Network[]) {
    let isOver = false
    const connection = await openSession({
      library,
      session,
      networks,
      rpc,
      onError,
      onEnd() {
        isOver = true
        storage.remove(deepLinkKey)
        onRelayClient(undefined)
      },
    })
    try {
      const id = await library.client.core.crypto.getClientId()
      if (!isOver) onRelayClient(id)
    } catch (thrown) {
      // Services do without it.
      onError(toFoyerError(thrown, 'internal', "Reading the relay client's id"))
    }
    return connection
  }

  /** Starts an attempt; resolves with its address, the session follows in `approval`. */
  async function start(networks: readonly Network[], signal: AbortSignal | undefined) {
    const library = await load()
    const patience = new AbortController()
    const address = new Promise<string>((resolve, reject) => {
      library.once('display_uri', resolve)
      clock.sleep('walletConnect.relay', relayPatience, patience.signal).then(
        () => reject(new FoyerError('network.failed', 'The relay did not answer in time.')),
        () => undefined,
      )
    })
    // What an earlier session was granted would come along as a demand.
    delete library.namespaces
    const approval = library.connect({
      optionalNamespaces: requestedNamespaces(networks, rpc),
    })
    try {
      const failed = approval.then<never>(() => new Promise(() => undefined))
      const uri = await untilAborted(Promise.race([address, failed]), signal, 'Pairing')
      return { library, uri, approval }
    } catch (thrown) {
      // Whatever still becomes of it, nobody waits for it any more.
      approval.then((session) => drop(library, session), onError)
      throw toFoyerError(thrown, 'network.failed', 'Reaching the relay')
    } finally {
      patience.abort()
    }
  }

  /** Ends a session that came after its visitor had left. */
  function drop(library: Library, session: { topic: string } | undefined): void {
    if (session === undefined) return
    library.client
      .disconnect({ topic: session.topic, reason: { code: 6000, message: 'User disconnected.' } })
      .catch((thrown: unknown) =>
        onError(toFoyerError(thrown, 'wallet.failed', 'Dropping a session')),
      )
  }

  async function untilApproved(
    { library, approval }: Awaited<ReturnType<typeof start>>,
    networks: readonly Network[],
    signal: AbortSignal | undefined,
  ): Promise<Connection> {
    const over = new AbortController()
    const stop = () => over.abort()
    signal?.addEventListener('abort', stop, { once: true })
    if (signal?.aborted === true) stop()
    let isExpired = false
    const cancel = clock.setTimer('walletConnect.pairing', pairingLifetime, () => {
      isExpired = true
      over.abort()
    })
    approval.then(
      (session) => {
        if (over.signal.aborted) drop(library, session)
      },
      () => undefined, // Told below, to whoever waits.
    )
    try {
      const session = await untilAborted(approval, over.signal, 'Pairing')
      return await open(library, session, networks).catch((thrown: unknown) => {
        drop(library, session)
        throw thrown
      })
    } catch (thrown) {
      if (isExpired) {
        throw new FoyerError('walletConnect.expired', 'Nobody approved the pairing in 4 minutes.')
      }
      throw toPairingError(thrown)
    } finally {
      cancel()
      signal?.removeEventListener('abort', stop)
    }
  }

  return {
    async pair({ networks, signal }): Promise<Pairing> {
      const begun = turn.then(() => {
        signal?.throwIfAborted()
        return start(networks, signal)
      })
      turn = begun.catch(() => undefined)
      const started = await untilAborted(begun, signal, 'Pairing')
      const connection = untilApproved(started, networks, signal)
      // Somebody who only wants the address need not wait for the outcome.
      connection.catch(() => undefined)
      return { uri: started.uri, expiresAt: clock.now() + pairingLifetime, connection }
    },
    async reconnect({ networks, signal }) {
      if (storage.get(`${prefix}keys`) === undefined) return undefined
      const library = await untilAborted(load(), signal, 'Reconnecting')
      const session = library.client.session.getAll().at(-1)
      return session === undefined ? undefined : open(library, session, networks)
    },
  }
}
