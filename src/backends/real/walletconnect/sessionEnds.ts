import type { Clock } from '../../port/clock.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { forgetRequests } from './requests/forgetRequests.ts'
import type { Library } from './library.ts'

/** How long notifying the wallet of the end may take, in ms, before the session is dropped without it. */
const disconnectTimeout = 15_000
const reason = { code: 6000, message: 'User disconnected.' }

/** Ends sessions on both sides. An end takes effect on this page at once; the wallet is notified if possible. */
export interface SessionEnds {
  /** Marks a session as used by this page. */
  hold(topic: string): void
  release(topic: string): void
  holdsAny(): boolean
  /** Ends one session. */
  end(library: Library, topic: string): void
  /**
   * Ends one session together with all sessions that this page does not use: approvals that arrived after their attempt
   * was over.
   */
  endAll(library: Library, topic: string): void
}

/**
 * Creates the ends of sessions. A failure is reported to `onError`, and the session is dropped
 * anyway.
 */
export function createSessionEnds(options: {
  clock: Clock
  onError: (error: Error) => void
}): SessionEnds {
  const { clock, onError } = options
  const usedTopics = new Set<string>()
  /** The sessions whose wallets are being notified: a second notification would fail. */
  const ending = new Set<string>()

  async function sendDisconnect(library: Library, topic: string): Promise<void> {
    // A session that is already gone has no end.
    if (!library.session.keys.includes(topic)) return
    const timeout = new AbortController()
    const late = clock
      .sleep('walletConnect.disconnect', disconnectTimeout, timeout.signal)
      .then(() => Promise.reject(new Error('The relay did not take the notification in time.')))
    late.catch(() => undefined)
    const notified = library.disconnect({ topic, reason })
    try {
      await Promise.race([notified, late])
    } catch (thrown) {
      notified.catch(() => undefined)
      if (library.session.keys.includes(topic)) await library.session.delete(topic, reason)
      throw thrown
    } finally {
      timeout.abort()
    }
  }

  function end(library: Library, topic: string): void {
    if (ending.has(topic)) return
    ending.add(topic)
    forgetRequests(library, topic)
    sendDisconnect(library, topic)
      .catch((thrown: unknown) =>
        onError(toFoyerError(thrown, 'wallet.failed', 'Notifying the wallet of the end')),
      )
      .finally(() => ending.delete(topic))
  }

  return {
    hold: (topic) => usedTopics.add(topic),
    release: (topic) => usedTopics.delete(topic),
    holdsAny: () => usedTopics.size > 0,
    end,
    endAll(library, topic) {
      const unused = library.session.keys.filter((each) => !usedTopics.has(each))
      for (const each of new Set([topic, ...unused])) end(library, each)
    },
  }
}
