import type { Backend } from '../../src/backends/port/backend.ts'
import type { Network } from '../../src/backends/port/network.ts'

/** A backend whose services can be broken, and what is known of the world behind them. */
export interface ServicesHarness {
  readonly backend: Backend
  /** Lets that many ms go by on the backend's clock. */
  pass(ms: number): Promise<void>
  /** From now on no service answers. */
  breakServices(): void
  readonly known: {
    readonly walletCount: number
    /** The name of exactly one wallet. */
    readonly walletName: string
    readonly network: Network
    /** Holds native coins on `network`. */
    readonly holder: string
    /** wei */
    readonly balance: bigint
    readonly named: { readonly address: string; readonly name: string }
  }
}
