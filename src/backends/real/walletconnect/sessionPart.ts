import type { Connection } from '../../port/connectors.ts'

/** The part of a session in one chain namespace. */
export interface SessionPart {
  readonly connection: Connection
  /** Reports the end of a session that was ended through another part. */
  endAndNotify(): void
}
