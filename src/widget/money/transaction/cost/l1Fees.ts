import { referenceOf, type ChainId } from '../../../../backends/port/chainIds.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import type { Network } from '../../../../backends/port/network.ts'
import type { Core } from '../../../core/core.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'

/** The transaction whose data is charged for. `value` is in wei, in hex. */
interface ChargedTransaction {
  readonly to: string
  readonly data: string
  readonly value: string
}

/** The L1 data fee of chains of the OP stack, which their senders pay besides the gas. `core.use(createL1Fees)`. */
export interface L1Fees {
  /**
   * Returns the fee of a transaction in wei, as the chain's predeploy reports it (`getL1Fee`). 0 on
   * every other chain, and if it cannot be read, which is reported. Rejects only with `aborted`.
   */
  read(network: Network, transaction: ChargedTransaction, signal: AbortSignal): Promise<bigint>
}

/** The gas price oracle of the OP stack, at the same address on each of its chains. */
const oracle = '0x420000000000000000000000000000000000000F'
/** The selector of `getL1Fee(bytes)`. */
const getL1Fee = '0x49948e0e'

/** Creates the fees of one widget. It remembers the chains without the predeploy, also between screens. */
export function createL1Fees(core: Pick<Core, 'backend' | 'inspect'>): L1Fees {
  const without = new Set<ChainId>(['eip155:1'])
  return {
    async read(network, transaction, signal) {
      if (network.chain !== 'eip155' || without.has(network.id)) return 0n
      try {
        const data = `${getL1Fee}${encodeBytes(await serialize(network.id, transaction))}`
        const params = [{ to: oracle, data }, 'latest']
        const answer = await core.backend.chains.call(network, 'eth_call', params, signal)
        if (answer === '0x') without.add(network.id)
        if (answer === '0x') return 0n
        if (typeof answer === 'string' && /^0x[0-9a-f]{64}$/i.test(answer)) return BigInt(answer)
        throw new FoyerError('chain.malformed', 'Failed to read the L1 fee: not a quantity.')
      } catch (error) {
        signal.throwIfAborted()
        noteFailure(core, 'chain.l1Fee', error)
        return 0n
      }
    },
  }
}

/**
 * Returns the transaction in wire format. The wallet chooses nonce and gas, so they are as long as
 * usual; the predeploy adds the signature.
 */
async function serialize(
  chainId: ChainId,
  { to, data, value }: ChargedTransaction,
): Promise<string> {
  const { serializeTransaction } = await import('viem/utils')
  const wire = serializeTransaction({
    type: 'eip1559',
    chainId: Number(referenceOf(chainId)),
    nonce: 0xffff,
    gas: 0xffffffn,
    maxFeePerGas: 0xffffffffffn,
    maxPriorityFeePerGas: 0xffffffffffn,
    to: to.toLowerCase() as `0x${string}`,
    data: data as `0x${string}`,
    value: BigInt(value),
  })
  return wire.slice(2)
}

/** Returns the ABI encoding of one `bytes` argument, given in hex without `0x`. */
function encodeBytes(hex: string): string {
  const word = (value: number) => value.toString(16).padStart(64, '0')
  return `${word(32)}${word(hex.length / 2)}${hex.padEnd(Math.ceil(hex.length / 64) * 64, '0')}`
}
