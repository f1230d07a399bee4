import type { Address } from '../../../../backends/port/connectors.ts'
import type { Network } from '../../../../backends/port/network.ts'

/** The gas of a transfer without an estimate; a smart account needs more for its own call. */
export const defaultGas = { native: 21_000n, token: 65_000n, smartAccount: 150_000n } as const

/** The parts of the transfer that affect its cost. */
export interface GasQuery {
  readonly network: Network
  readonly from: Address
  readonly token: Address | undefined
  readonly recipient: Address | undefined
}

/** The figures of the cost. The last known ones stay on screen while newer ones load. */
interface GasFigures {
  /** The gas price in wei per unit of gas; on Solana the cost of the whole transfer in lamports. */
  readonly gasPrice: bigint | undefined
  readonly gasLimit: bigint
  /** The L1 data fee of a chain of the OP stack, in wei; 0 elsewhere. */
  readonly l1Fee: bigint
  /** The account's balance of the coin, in its smallest unit; `undefined` until it was read. */
  readonly coins: bigint | undefined
}

export type GasState = GasFigures &
  (
    | { readonly status: 'idle' }
    | { readonly status: 'loading'; readonly question: GasQuery; readonly reenter: true }
    | { readonly status: 'ready' }
    | { readonly status: 'failed' }
  )

export type GasEvent =
  | { readonly type: 'wanted'; readonly question: GasQuery }
  | ({ readonly type: 'known'; readonly gasPrice: bigint } & Omit<GasFigures, 'gasPrice'>)
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'reset' }

/** The state before the cost is requested, and after the form was reset. */
export const noGas: GasState = {
  status: 'idle',
  gasPrice: undefined,
  gasLimit: defaultGas.native,
  l1Fee: 0n,
  coins: undefined,
}

export function gasTransition(state: GasState, event: GasEvent): GasState {
  const { gasPrice, gasLimit, l1Fee, coins } = state
  const figures = { gasPrice, gasLimit, l1Fee, coins }
  switch (event.type) {
    case 'wanted':
      return { ...figures, status: 'loading', question: event.question, reenter: true }
    case 'known': {
      const { type: _, ...known } = event
      return { status: 'ready', ...known }
    }
    case 'failed':
      return { status: 'failed', ...figures }
    case 'reset':
      return { ...noGas }
  }
}
