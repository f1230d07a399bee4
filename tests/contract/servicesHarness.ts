import type { Backend } from '../../src/backends/port/backend.ts'
import type { Network } from '../../src/backends/port/network.ts'

/** A backend whose services can be broken, and the known facts of its world. */
export interface ServicesHarness {
  readonly backend: Backend
  /** Advances the backend's clock by that many ms. */
  pass(ms: number): Promise<void>
  /** Makes all services fail. */
  breakServices(): void
  readonly known: {
    readonly walletCount: number
    /** The name of exactly one wallet. */
    readonly walletName: string
    readonly network: Network
    /** An account with native coins on `network`. */
    readonly holder: string
    /** wei */
    readonly balance: bigint
    readonly named: { readonly address: string; readonly name: string }
  }
}
