import { FoyerError } from '../../../../backends/port/errors.ts'
import type { Network } from '../../../../backends/port/network.ts'
import type { Core } from '../../../core/core.ts'

type Reader = Pick<Core, 'backend'>

/**
 * Reads gas values of the chain. Each call rejects with `chain.*`, `network.failed`, `http.status`
 * or `aborted`.
 */
export const readGas = {
  /** Returns the current price in wei per unit of gas. */
  async price({ backend }: Reader, network: Network, signal?: AbortSignal): Promise<bigint> {
    return quantity(await backend.chains.call(network, 'eth_gasPrice', [], signal))
  },
  /** Returns the estimated units of gas of a transaction. */
  async limit(
    { backend }: Reader,
    network: Network,
    transaction: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<bigint> {
    return quantity(await backend.chains.call(network, 'eth_estimateGas', [transaction], signal))
  },
}

function quantity(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[0-9a-f]{1,32}$/i.test(value)) return BigInt(value)
  throw new FoyerError('chain.malformed', 'Failed to read the network cost: not a quantity.')
}
