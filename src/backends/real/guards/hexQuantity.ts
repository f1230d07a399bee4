/** The number behind a JSON-RPC quantity (`0x` and 1 to 64 hex digits), else `undefined`. */
export function hexQuantity(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : undefined
}
