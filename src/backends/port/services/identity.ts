import type { Address } from '../connectors.ts'

/** Name and picture of an address. The picture's scheme is already checked. */
export interface Identity {
  readonly name?: string
  readonly avatar?: string
}

/**
 * Looks up the name and picture of an address: first at the identity service, then with ENS on
 * mainnet (C-304, wire 1.6). An unknown address has no identity. Rejects only with `aborted`.
 */
export interface IdentityService {
  identity(address: Address, sender: Address | undefined, signal?: AbortSignal): Promise<Identity>
}
