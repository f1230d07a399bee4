import type { Core } from '../../src/widget/core/core.ts'
import type { createGate } from './gate.ts'
import type { createSlowWallet } from './slowWallet.ts'

/** The data of a signature, as the screen shows it or as the wallet is asked for it. */
export interface Said {
  /** Id of the router entry; a request has none. */
  readonly screen?: number
  readonly account: string
  readonly chainId: number
  /** The token's contract, `coin`, or the swap in one word. */
  readonly what: string
  /** Recipient or spender. */
  readonly to: string
  readonly amount: bigint
  /** The least that a swap gives. */
  readonly minimum?: bigint
}

/** A feature with all that may happen around it, for the property over every interleaving. */
export interface InterleavingWorld {
  readonly core: Core
  readonly gate: ReturnType<typeof createGate>
  readonly wallet: ReturnType<typeof createSlowWallet>
  /** Everything the wallet was asked to sign, with what the screen said in that moment. */
  readonly requests: {
    readonly request: Said
    readonly screen: Said | undefined
    /** The minimum that the visitor reviewed or accepted last on that screen, where there is one. */
    readonly agreed?: bigint | undefined
  }[]
  readonly accounts: readonly [string, string]
  says(): Said | undefined
  /** To the filled form, from anywhere. */
  start(): Promise<void>
  /** Changes a part of the form, by a draw. */
  edit(draw: number): void
  /** From the form to its preview. */
  review(): void
  /** On the button of the preview, as it is now. */
  click(): void
  /** Accepts the rate on screen. */
  accept?(): void
  /** Time goes on, as far as the feature itself waits for it. */
  tick(): Promise<void>
  /** The world outside moves: a price, a balance. */
  drift?(draw: number): void
}
