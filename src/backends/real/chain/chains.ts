import { namespaceOf } from '../../port/chainIds.ts'
import type { Chains } from '../../port/chains.ts'
import type { Clock } from '../../port/clock.ts'
import { FoyerError } from '../../port/errors.ts'
import type { Network } from '../../port/network.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import type { ReadImage } from '../guards/createReadImage.ts'
import { hexQuantity } from '../guards/hexQuantity.ts'
import { isRecord } from '../guards/isRecord.ts'
import { readReceipt } from './readReceipt.ts'
import type { RpcClient } from './rpcClient.ts'

const POLL_MS = 1_000

/** Chains by raw JSON-RPC (C-298, wire 1.5). Only ENS loads viem, when it is first asked for. */
export function createChains(options: {
  rpc: RpcClient
  clock: Clock
  /** Where ENS is read: Ethereum mainnet, possibly at an address of the host's own. */
  mainnet: Network
  image: ReadImage
}): Chains {
  const { rpc, clock, mainnet } = options

  async function ens() {
    const { createEnsResolver } = await import('./ensResolver.ts')
    return createEnsResolver(
      (method, params, signal) => rpc.call(mainnet, method, params, signal),
      options.image,
    )
  }

  return {
    call: (network, method, params, signal) => rpc.call(network, method, params, signal),

    async nativeBalance(network, address, signal) {
      const solana = namespaceOf(network.id) === 'solana'
      const answer = solana
        ? await rpc.call(network, 'getBalance', [address], signal)
        : await rpc.call(network, 'eth_getBalance', [address, 'latest'], signal)
      const balance = solana ? lamports(answer) : hexQuantity(answer)
      if (balance === undefined) {
        throw new FoyerError(
          'chain.malformed',
          `Failed to read the balance on ${network.id}: the answer is not a quantity.`,
        )
      }
      return balance
    },

    async waitForReceipt(network, hash, { timeoutMs, signal }) {
      const deadline = clock.now() + timeoutMs
      for (;;) {
        let failure: FoyerError | undefined
        try {
          const answer = await rpc.call(network, 'eth_getTransactionReceipt', [hash], signal)
          const receipt = readReceipt(answer, hash)
          if (receipt !== undefined) return receipt
        } catch (thrown) {
          // One failed poll is not the end: the transaction is on its way whether we can see it or not.
          failure = toFoyerError(thrown, 'chain.failed', 'Reading the receipt')
          if (failure.code === 'aborted') throw failure
        }
        const left = deadline - clock.now()
        if (left <= 0) {
          if (failure !== undefined) throw failure
          return undefined
        }
        await clock.sleep('chain.receiptPoll', Math.min(POLL_MS, left), signal)
      }
    },

    ensIdentity: async (address, signal) => (await ens()).identity(address, signal),
    ensAvatar: async (name, signal) => (await ens()).avatar(name, signal),
    ensAddress: async (name, signal) => (await ens()).address(name, signal),
  }
}

function lamports(answer: unknown): bigint | undefined {
  const value = isRecord(answer) ? answer.value : undefined
  return Number.isSafeInteger(value) && Number(value) >= 0 ? BigInt(Number(value)) : undefined
}
