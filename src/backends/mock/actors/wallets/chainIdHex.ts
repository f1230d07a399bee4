import { referenceOf, type ChainId } from '../../../port/chainIds.ts'

/** `0x1` of `eip155:1`. */
export function chainIdHex(chainId: ChainId): `0x${string}` {
  return `0x${BigInt(referenceOf(chainId)).toString(16)}`
}
