import type { Address } from '../../../../backends/port/connectors.ts'
import type { Network } from '../../../../backends/port/network.ts'

/** Gas of a transfer without an estimate (wire 1.9 for a smart account). */
export const defaultGas = { native: 21_000n, token: 65_000n, smartAccount: 150_000n } as const

/** The parts of the transfer that affect its cost. */
export interface GasQuery {
  readonly network: Network
  readonly from: Address
  readonly token: Address | undefined
  readonly recipient: Address | undefined
}

/** The last known values stay on screen while newer ones load. */
interface GasFigures {
  /** Wei per unit of gas; on Solana the lamports of the transfer. */
  readonly gasPrice: bigint | undefined
  readonly gasLimit: bigint
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
  | { readonly type: 'known'; readonly gasPrice: bigint; readonly gasLimit: bigint }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'reset' }

/** Before the cost is requested, and after the form was reset. */
export const noGas: GasState = { status: 'idle', gasPrice: undefined, gasLimit: defaultGas.native }

export function gasTransition(state: GasState, event: GasEvent): GasState {
  const { gasPrice, gasLimit } = state
  switch (event.type) {
    case 'wanted':
      return { gasPrice, gasLimit, status: 'loading', question: event.question, reenter: true }
    case 'known':
      return { status: 'ready', gasPrice: event.gasPrice, gasLimit: event.gasLimit }
    case 'failed':
      return { status: 'failed', gasPrice, gasLimit }
    case 'reset':
      return { ...noGas }
  }
}
