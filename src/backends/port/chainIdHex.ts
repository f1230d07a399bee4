import { referenceOf, type ChainId } from './chainIds.ts'
import { hexQuantity } from './hexQuantity.ts'

/** The id of an EVM chain as JSON-RPC writes it: `0x1` of `eip155:1`. */
export function chainIdHex(chainId: ChainId): `0x${string}` {
  return hexQuantity(BigInt(referenceOf(chainId)))
}
