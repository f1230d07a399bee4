/** A whole number as JSON-RPC writes quantities: hex without leading zeros, `0x0` for nothing. */
export function hexQuantity(value: bigint | number): `0x${string}` {
  return `0x${value.toString(16)}`
}
