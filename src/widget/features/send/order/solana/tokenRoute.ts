import type { Address } from '../../../../../backends/port/connectors.ts'

/** The accounts between which tokens move. */
export interface TokenRoute {
  /** The program that the token belongs to. */
  readonly program: Address
  /** The associated token accounts of the sender and of the recipient. */
  readonly source: Address
  readonly destination: Address
  /** Whether the recipient has no such account yet, so that the sender pays for it. */
  readonly creates: boolean
}
