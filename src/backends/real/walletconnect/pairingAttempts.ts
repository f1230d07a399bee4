import type { Clock } from '../../port/clock.ts'
import type { Connection } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import type { Network } from '../../port/network.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { untilAborted } from '../untilAborted.ts'
import { awaitApproval } from './awaitApproval.ts'
import type { Library } from './library.ts'
import { pairingUri } from './pairingUri.ts'
import { requestedNamespaces } from './requestedNamespaces.ts'
import type { Presence } from './presence.ts'
import type { SessionEnds } from './sessionEnds.ts'
import { toPairingError } from './toPairingError.ts'

/** The lifetime of a pairing in ms (C-359). */
const pairingLifetime = 240_000
/** How long the relay may take to answer, in ms, before the attempt fails. */
const relayTimeout = 15_000
interface StartedPairing {
  readonly library: Library
  readonly uri: string
  /** When the pairing expires, in ms since epoch. */
  readonly expiresAt: number
  /** Resolves with the session that the wallet has approved. */
  readonly approval: Promise<{ topic: string }>
}

/** Pairs with a wallet: first the address, then the wallet's approval. Attempts are independent of each other. */
export function createPairingAttempts({
  clock,
  ends,
  presence,
  load,
  open,
}: {
  clock: Clock
  ends: Pick<SessionEnds, 'end'>
  presence: Pick<Presence, 'settled' | 'returns'>
  load: () => Promise<Library>
  /** Opens an approved session. */
  open: (
    library: Library,
    session: { topic: string },
    networks: readonly Network[],
  ) => Promise<Connection>
}) {
  /** Starts an attempt; resolves with its address, the session follows in `approval`. */
  async function start(
    networks: readonly Network[],
    signal: AbortSignal | undefined,
  ): Promise<StartedPairing> {
    const library = await load()
    signal?.throwIfAborted()
    const attempt = library.connect({ optionalNamespaces: requestedNamespaces(networks) })
    const timeout = new AbortController()
    const silence = new Promise<never>((_, reject) => {
      untilSilent(timeout.signal).then(
        () => reject(new FoyerError('network.failed', 'The relay did not answer in time.')),
        () => undefined,
      )
    })
    try {
      const { uri, approval } = await untilAborted(
        Promise.race([attempt, silence]),
        signal,
        'Pairing',
      )
      const expiresAt = clock.now() + pairingLifetime
      return {
        library,
        uri: pairingUri(uri, expiresAt),
        expiresAt,
        approval: awaitApproval(approval),
      }
    } catch (thrown) {
      // The caller has failed: a session that is approved later is ended.
      attempt
        .then(({ approval }) => awaitApproval(approval))
        .then(
          (session) => ends.end(library, session.topic),
          () => undefined,
        )
      throw toFoyerError(thrown, 'network.failed', 'Reaching the relay')
    } finally {
      timeout.abort()
    }
  }

  /** Resolves when the relay has had its time. A page that slept meanwhile waits again. */
  async function untilSilent(signal: AbortSignal): Promise<void> {
    let before: number
    do {
      before = presence.returns()
      await clock.sleep('walletConnect.relay', relayTimeout, signal)
      await presence.settled()
    } while (presence.returns() !== before)
  }

  /** Resolves with the connection. Rejects with `walletConnect.expired` after 4 minutes. */
  async function untilApproved(
    { library, approval, expiresAt }: StartedPairing,
    networks: readonly Network[],
    signal: AbortSignal | undefined,
  ): Promise<Connection> {
    const over = new AbortController()
    const stop = () => over.abort()
    signal?.addEventListener('abort', stop, { once: true })
    if (signal?.aborted === true) stop()
    let isExpired = false
    const cancel = clock.setTimer('walletConnect.pairing', expiresAt - clock.now(), async () => {
      // The wallet may have approved it while the page slept.
      await presence.settled()
      isExpired = true
      over.abort()
    })
    approval.then(
      (session) => {
        // The session was approved after the visitor had left.
        if (over.signal.aborted) ends.end(library, session.topic)
      },
      () => undefined, // The waiting caller gets the error below.
    )
    try {
      const session = await untilAborted(approval, over.signal, 'Pairing')
      return await open(library, session, networks).catch((thrown: unknown) => {
        ends.end(library, session.topic)
        throw thrown
      })
    } catch (thrown) {
      if (isExpired) {
        throw new FoyerError(
          'walletConnect.expired',
          'The pairing was not approved within 4 minutes.',
        )
      }
      throw toPairingError(thrown)
    } finally {
      cancel()
      signal?.removeEventListener('abort', stop)
    }
  }

  return { start, untilApproved }
}
