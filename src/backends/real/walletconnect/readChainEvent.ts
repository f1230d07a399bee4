import type { ChainId } from '../../port/chainIds.ts'
import { evmChain } from '../guards/evmChain.ts'

/**
 * Reads the EVM chain of a `chainChanged` event as wallets write it: a number, its digits, hex or CAIP-2. `on` is the
 * chain the event was sent for, used when the data is unusable.
 */
export function readChainEvent(name: unknown, data: unknown, on?: unknown): ChainId | undefined {
  return name === 'chainChanged' ? (evmChain(data) ?? evmChain(on)) : undefined
}
