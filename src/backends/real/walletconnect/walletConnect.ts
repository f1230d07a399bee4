import type { AppMetadata } from '../../port/auth.ts'
import type { Clock } from '../../port/clock.ts'
import { FoyerError } from '../../port/errors.ts'
import type { Network } from '../../port/network.ts'
import { usualPrefix, type Storage } from '../../port/storage.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import type { Pairing, WalletConnect } from '../../port/walletConnect.ts'
import type { RpcClient } from '../chain/rpcClient.ts'
import { loadOnce } from '../onDemand.ts'
import { untilAborted } from '../untilAborted.ts'
import { createSessionEnds } from './sessionEnds.ts'
import { forgetRequests } from './requests/forgetRequests.ts'
import { limitRequests } from './requests/limitRequests.ts'
import { importLibrary, loadLibrary, type Library } from './library.ts'
import { createLibraryStorage } from './libraryStorage.ts'
import { openSession } from './openSession.ts'
import { createPresence, type PageBrowser } from './presence.ts'
import { publishAgain } from './publishAgain.ts'
import { shareOnPage } from './shareOnPage.ts'
import { shareMessages } from './tabs/shareMessages.ts'
import { openTabChannel } from './tabs/tabChannel.ts'
import { createPairingAttempts } from './pairingAttempts.ts'

/** The storage key under which the library keeps the wallet that opens on a request (wire 7). */
const deepLinkKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** The beginning of the library's storage keys. */
const prefix = '@foyer/walletConnect/'

export interface WalletConnectOptions {
  readonly relayUrl: string
  /** The address of the service that verifies the page's origin; empty for none. */
  readonly verifyUrl: string
  readonly projectId: string
  readonly metadata: AppMetadata | undefined
  readonly clock: Clock
  readonly storage: Storage
  readonly rpc: RpcClient
  /**
   * The RPC URL passed to a wallet with a network that is new to it; throws `wallet.unknownChain` when there is none.
   */
  readonly walletRpcUrl: (network: Network) => string
  /**
   * Called with the relay client's id when a session is open, and with none when it is over,
   * so that the calls of the blockchain API can carry it (wire 8.2).
   */
  readonly onRelayClient?: (id: string | undefined) => void
  readonly onError: (error: Error) => void
  /** Reports whether the visitor is in the page; if absent, they always are. */
  readonly browser?: PageBrowser
  /** The page, whose tabs hand messages of the relay over to each other; if absent, they do not. */
  readonly window?: () => Window | undefined
  /** Widgets of a page with the same prefix and project share one client. Defaults to the usual prefix. */
  readonly storagePrefix?: string
}

/**
 * The port of WalletConnect. The library loads with the first pairing, or for a session of an
 * earlier visit, once for all widgets of the page: two clients would overwrite each other's
 * sessions. Attempts are independent: each may succeed until its own 4 minutes are over, because
 * the visitor may have scanned an older code (wire 8.2).
 */
export function createWalletConnect(options: WalletConnectOptions): WalletConnect {
  const { clock, rpc, walletRpcUrl, storage, onError } = options
  const onRelayClient = options.onRelayClient ?? (() => undefined)
  const { storagePrefix = usualPrefix } = options
  const name = storagePrefix === usualPrefix ? 'foyer' : storagePrefix
  const share = () => ({
    ends: createSessionEnds({ clock, onError }),
    presence: createPresence({ browser: options.browser, clock, onError }),
    load: loadOnce('WalletConnect', start),
  })
  const { ends, presence, load } = shareOnPage(`${options.projectId} ${name}`, share)

  async function start() {
    const library = await loadLibrary({
      ...options,
      name,
      storage: createLibraryStorage({ storage, prefix, onError }),
    })
    limitRequests(library, clock, presence.settled)
    publishAgain(library, presence)
    presence.follow(library)
    const channel = openTabChannel(options.window?.(), `${prefix}${name}`)
    if (channel) shareMessages(library, channel, onError)
    return library
  }

  async function open(library: Library, session: { topic: string }, networks: readonly Network[]) {
    const { topic } = session
    let needsNewPairing = false
    ends.hold(topic)
    const connection = await openSession({
      library,
      session,
      networks,
      rpc,
      walletRpcUrl,
      clock,
      onError,
      onEnd() {
        needsNewPairing = true
        forgetRequests(library, topic)
        ends.release(topic)
        if (ends.holdsAny()) return
        storage.remove(deepLinkKey)
        onRelayClient(undefined)
      },
      notifyWallet() {
        ends.endAll(library, topic)
        // This widget has stopped listening by then; the others of the page learn of the end.
        queueMicrotask(() => library.events.emit('session_delete', { id: 0, topic }))
      },
    }).catch((thrown: unknown) => {
      ends.release(topic)
      throw thrown
    })
    try {
      const id = await library.core.crypto.getClientId()
      if (!needsNewPairing) onRelayClient(id)
    } catch (thrown) {
      // The services work without this id.
      onError(toFoyerError(thrown, 'internal', "Reading the relay client's id"))
    }
    return connection
  }

  const attempts = createPairingAttempts({ clock, ends, presence, load, open })

  return {
    async warmUp() {
      await importLibrary()
    },
    async pair({ networks, signal, isAhead = false }): Promise<Pairing> {
      signal?.throwIfAborted()
      if (isAhead && options.window?.()?.navigator.onLine === false) {
        throw new FoyerError('network.failed', 'The browser is offline.')
      }
      const started = await untilAborted(attempts.start(networks, signal), signal, 'Pairing')
      const connection = attempts.untilApproved(started, networks, signal)
      // A caller may use the address alone and never await the outcome.
      connection.catch(() => undefined)
      const { uri, expiresAt, library } = started
      return { uri, expiresAt, connection, isReachable: () => library.core.relayer.connected }
    },
    async reconnect({ networks, signal }) {
      if (storage.get(`${prefix}keys`) === undefined) return undefined
      const library = await untilAborted(load(), signal, 'Reconnecting')
      const session = library.session.getAll().at(-1)
      return session === undefined ? undefined : open(library, session, networks)
    },
  }
}
