/** The value if it is `0x` and whole bytes in hex, at most 64 kB of them, else `undefined`. */
export function hexData(value: unknown): `0x${string}` | undefined {
  // The pattern proves the prefix that the narrower type names.
  return typeof value === 'string' && value.length <= 131_074 && /^0x([0-9a-f]{2})*$/i.test(value)
    ? (value as `0x${string}`)
    : undefined
}
