import type { Address } from '../../../../../backends/port/connectors.ts'

/** The accounts between which tokens move. */
export interface TokenRoute {
  /** The token's program. */
  readonly program: Address
  /** The associated accounts of the sender and of the recipient. */
  readonly source: Address
  readonly destination: Address
  /** The recipient has no such account yet, so the sender pays for it. */
  readonly creates: boolean
}
