import type { ChainId } from '../../port/chainIds.ts'
import { evmChainId } from '../../port/chainIds.ts'
import { hexQuantity } from '../guards/numbers.ts'
import { wireChainId } from '../guards/addresses.ts'

/**
 * Reads the EVM chain of a `chainChanged` event as wallets write it: a number, its digits, hex or CAIP-2. `on` is the
 * chain the event was sent for, used when the data is unusable.
 */
export function readChainEvent(name: unknown, data: unknown, on?: unknown): ChainId | undefined {
  if (name !== 'chainChanged') return undefined
  const hex = hexQuantity(data)
  const said = hex === undefined ? wireChainId(data) : hexChain(hex)
  const chainId = said ?? wireChainId(on)
  return chainId?.startsWith('eip155:') ? chainId : undefined
}

function hexChain(id: bigint): ChainId | undefined {
  return id > 0n && id <= BigInt(Number.MAX_SAFE_INTEGER) ? evmChainId(id) : undefined
}
