import { knownAddresses } from '../../../../../anvil/knownAddresses.ts'
import { swapChains } from '../../../../../anvil/pools/swapChains.ts'
import { evmChainId, type ChainId } from '../../../port/chainIds.ts'
import { Refusal } from '../refusal.ts'

/** The chains with swaps that are available here, as CAIP-2 ids (wire 1.9). */
const swapChainIds: ReadonlySet<string> = new Set(swapChains.map(evmChainId))

/**
 * Validates the parameters of a swap request as the service does. Each function throws a `Refusal`
 * with 400 (wire 1.9, 1.12).
 */
export const swapTarget = {
  /** Reads a chain with swaps. */
  chain(value: unknown): ChainId {
    const [, reference] = typeof value === 'string' ? (/^eip155:(\d+)$/.exec(value) ?? []) : []
    if (reference !== undefined && swapChainIds.has(evmChainId(reference))) {
      return evmChainId(reference)
    }
    throw new Refusal(400, 'chainId', `Unsupported chain: ${String(value)}`)
  },

  /** Reads a CAIP-10 account or contract on such a chain. */
  account(field: string, value: unknown): { readonly chainId: ChainId; readonly address: string } {
    const [, chain, address] =
      typeof value === 'string' ? (/^(eip155:\d+):(0x[0-9a-f]{40})$/i.exec(value) ?? []) : []
    if (address === undefined) {
      throw new Refusal(
        400,
        field,
        `Conversion parameter error: ${String(value)} is not a CAIP-10 id`,
      )
    }
    return { chainId: swapTarget.chain(chain), address }
  },

  /** Reads an account, as CAIP-10 or plain. */
  user(chainId: ChainId, value: unknown): string {
    if (typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)) return value
    const user = swapTarget.account('userAddress', value)
    if (user.chainId === chainId) return user.address
    throw new Refusal(400, 'userAddress', 'Conversion parameter error: the user is elsewhere')
  },

  /** Reads two tokens of one chain. */
  pair(from: unknown, to: unknown) {
    const [source, target] = [swapTarget.account('from', from), swapTarget.account('to', to)]
    if (source.chainId !== target.chainId) {
      throw new Refusal(400, 'to', 'Conversion parameter error: the tokens are of two chains')
    }
    return { chainId: source.chainId, from: source.address, to: target.address }
  },

  /** Reads an integer number of base units. */
  amount(value: unknown): bigint {
    if (typeof value === 'string' && /^\d{1,78}$/.test(value)) return BigInt(value)
    throw new Refusal(
      400,
      'amount',
      `Conversion parameter error: ${String(value)} is not an amount`,
    )
  },

  /** Returns whether an address is that of the native coin. */
  isNative: (address: string) => address.toLowerCase() === knownAddresses.nativeCoin.toLowerCase(),
}
