import type { Connection } from '../../port/connectors.ts'

/** What a session is in one chain namespace. */
export interface SessionPart {
  readonly connection: Connection
  /** Tells that the session is over, when it was ended through another part. */
  endAndNotify(): void
}
