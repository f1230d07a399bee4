import type { Address } from '../../../../../backends/port/connectors.ts'

/** Between which accounts tokens pass. */
export interface TokenRoute {
  /** The token's program. */
  readonly program: Address
  /** The associated account of the sender, and of the recipient. */
  readonly source: Address
  readonly destination: Address
  /** The recipient has no such account yet: the sender pays for it. */
  readonly creates: boolean
}
