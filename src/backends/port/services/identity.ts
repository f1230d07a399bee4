import type { Address } from '../connectors.ts'

/** Name and picture of an address; picture already checked for its scheme. */
export interface Identity {
  readonly name?: string
  readonly avatar?: string
}

/**
 * Who stands behind an address (C-304, wire 1.6 I1): the identity service first, mainnet ENS when it
 * fails or knows nothing. Never rejects except with `aborted`: an unknown address has no identity.
 */
export interface IdentityService {
  identity(address: Address, sender: Address | undefined, signal?: AbortSignal): Promise<Identity>
}
