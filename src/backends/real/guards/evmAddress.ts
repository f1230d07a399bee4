/** The value if it is an EVM address (0x and 40 hex digits), else `undefined`. */
export function evmAddress(value: unknown): `0x${string}` | undefined {
  // The pattern proves the prefix that the narrower type names.
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
    ? (value as `0x${string}`)
    : undefined
}
