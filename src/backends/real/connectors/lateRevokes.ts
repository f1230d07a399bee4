import type { Clock } from '../../port/clock.ts'
import { untilAborted } from '../untilAborted.ts'

/** How long a connection waits for the revoke of the one before, in ms. */
const REVOKE_MS = 5_000
/** How long after its answer a revoke may still report that no account is left, in ms. */
const ECHO_MS = 1_000

/** The permissions that this page is giving back, by connector. A wallet may take long, and report it late. */
export interface LateRevokes {
  /** Follows a revoke; `work` may reject. */
  follow(connectorId: string, work: Promise<unknown>): void
  /** Resolves when the connector has given back its earlier permission, or has taken too long. Rejects with `aborted`. */
  settled(connectorId: string, signal?: AbortSignal): Promise<void>
  /** True if the news that no account is left may belong to an earlier connection. */
  mayReport(connectorId: string): boolean
}

/** Creates the list of permissions that the page is giving back. */
export function createLateRevokes(clock: Clock): LateRevokes {
  const open = new Map<string, Promise<unknown>>()
  const echoes = new Map<string, number>()

  return {
    follow(connectorId, work) {
      const over = () => {
        if (open.get(connectorId) !== own) return
        open.delete(connectorId)
        echoes.set(connectorId, clock.now() + ECHO_MS)
      }
      const own = work.then(over, over)
      open.set(connectorId, own)
    },
    async settled(connectorId, signal) {
      const revoke = open.get(connectorId)
      if (revoke === undefined) return
      const over = new AbortController()
      const wait = Promise.race([revoke, clock.sleep('connectors.revoke', REVOKE_MS, over.signal)])
      try {
        await untilAborted(wait, signal, `Waiting for the disconnect of ${connectorId}`)
      } finally {
        over.abort()
      }
    },
    mayReport: (connectorId) =>
      open.has(connectorId) || clock.now() < (echoes.get(connectorId) ?? 0),
  }
}
