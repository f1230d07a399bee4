import { hexQuantity } from '../../../../backends/port/hex.ts'
import type { ChainId } from '../../../../backends/port/chainIds.ts'
import type { ProposedTransaction } from '../../../../backends/port/services/swap.ts'
import type { Core } from '../../../core/core.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { readGas } from '../../../money/transaction/cost/readGas.ts'

/**
 * How far a gas limit may exceed the chain's estimate, in percent; the pools change until the block (open point 177).
 */
const margin = 25n

/**
 * Returns the gas limit of a proposed swap: the service's, but at least the chain's estimate and not far above it,
 * because the service's limit is not trusted (open point 177). `undefined` if the chain cannot estimate; the wallet
 * then chooses the limit. Rejects only with `aborted`.
 */
export async function swapGasLimit(
  core: Pick<Core, 'backend' | 'inspect' | 'networks'>,
  chainId: ChainId,
  { from, to, data, value, gas }: ProposedTransaction,
  signal: AbortSignal,
): Promise<bigint | undefined> {
  const network = core.networks.find(chainId)
  if (!network) return undefined
  try {
    const transaction = { from, to, data, value: hexQuantity(value) }
    const estimate = await readGas.limit(core, network, transaction, signal)
    const highest = (estimate * (100n + margin)) / 100n
    if (gas === undefined || gas > highest) return highest
    return gas < estimate ? estimate : gas
  } catch (error) {
    signal.throwIfAborted()
    noteFailure(core, 'swap.gasLimit', error)
    return undefined
  }
}
