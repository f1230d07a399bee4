import { evmChainId, type ChainId } from '../../port/chainIds.ts'
import { wireChainId } from './addresses.ts'
import { hexQuantity } from './numbers.ts'

/**
 * Returns the EVM chain that a wallet names: hex as in EIP-695, or a number, its digits or CAIP-2,
 * as some wallets write it.
 */
export function evmChain(value: unknown): ChainId | undefined {
  const hex = hexQuantity(value)
  if (hex !== undefined) {
    return hex > 0n && hex <= BigInt(Number.MAX_SAFE_INTEGER) ? evmChainId(hex) : undefined
  }
  const chainId = wireChainId(value)
  return chainId !== undefined && /^eip155:[1-9]\d{0,14}$/.test(chainId) ? chainId : undefined
}
