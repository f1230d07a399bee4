import { referenceOf, type ChainId } from './chainIds.ts'

/** Writes a whole number as a JSON-RPC quantity: hex without leading zeros, `0x0` for zero. */
export function hexQuantity(value: bigint | number): `0x${string}` {
  return `0x${value.toString(16)}`
}

/** Writes the id of an EVM chain as a JSON-RPC quantity: `0x1` for `eip155:1`. */
export function chainIdHex(chainId: ChainId): `0x${string}` {
  return hexQuantity(BigInt(referenceOf(chainId)))
}

/** Returns the UTF-8 bytes of a text in hex, as `personal_sign` takes it. */
export function hexOfText(text: string): `0x${string}` {
  const bytes = new TextEncoder().encode(text)
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
