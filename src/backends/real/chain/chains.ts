import { namespaceOf } from '../../port/chainIds.ts'
import type { Chains } from '../../port/chains.ts'
import type { Clock } from '../../port/clock.ts'
import { FoyerError } from '../../port/errors.ts'
import type { Network } from '../../port/network.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import type { ReadImage } from '../guards/readImage.ts'
import { hexData, hexQuantity } from '../guards/numbers.ts'
import { asRecord } from '../../port/asRecord.ts'
import { readReceipt } from './readReceipt.ts'
import type { RpcClient } from './rpcClient.ts'

const POLL_MS = 1_000

/** Reads chains by JSON-RPC (C-298, wire 1.5). Only ENS loads viem, on first use. */
export function createChains(options: {
  rpc: RpcClient
  clock: Clock
  /** The network where ENS is read: Ethereum mainnet, possibly at the host's RPC URL. Without it no name resolves. */
  mainnet: Network | undefined
  image: ReadImage
}): Chains {
  const { rpc, clock, mainnet } = options

  async function ens() {
    if (mainnet === undefined) return undefined
    const { createEnsResolver } = await import('../viem/ensResolver.ts')
    return createEnsResolver(
      (method, params, signal) => rpc.call(mainnet, method, params, signal),
      options.image,
    )
  }

  async function codeAt(network: Network, address: string, signal: AbortSignal | undefined) {
    const code = hexData(await rpc.call(network, 'eth_getCode', [address, 'latest'], signal))
    if (code !== undefined) return code.toLowerCase()
    throw new FoyerError('chain.malformed', `Failed to read the code on ${network.id}: no bytes.`)
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
          // A failed poll does not end the wait: the transaction may still be mined.
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

    ensIdentity: async (address, signal) => (await ens())?.identity(address, signal) ?? {},
    ensAvatar: async (name, signal) => (await ens())?.avatar(name, signal),
    ensAddress: async (name, coinType, signal) => (await ens())?.address(name, coinType, signal),

    async sameAccountOn(address, network, signal) {
      if (mainnet === undefined) return false
      const code = await codeAt(mainnet, address, signal)
      // An account delegated by EIP-7702 still belongs to its key.
      if (code === '0x' || /^0xef0100[0-9a-f]{40}$/.test(code)) return true
      return network.id === mainnet.id || code === (await codeAt(network, address, signal))
    },
  }
}

function lamports(answer: unknown): bigint | undefined {
  const value = asRecord(answer).value
  return Number.isSafeInteger(value) && Number(value) >= 0 ? BigInt(Number(value)) : undefined
}
