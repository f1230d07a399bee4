/**
 * Parses whole base units, as services write amounts: at most 78 decimal digits, else `undefined`.
 */
export function baseUnits(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^\d{1,78}$/.test(value) ? BigInt(value) : undefined
}

/** Parses a JSON-RPC quantity (`0x` and 1 to 64 hex digits), else `undefined`. */
export function hexQuantity(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : undefined
}

/** Returns the value if it is `0x` and whole bytes in hex, at most 64 kB, else `undefined`. */
export function hexData(value: unknown): `0x${string}` | undefined {
  // The pattern proves the prefix of the narrower type.
  return typeof value === 'string' && value.length <= 131_074 && /^0x([0-9a-f]{2})*$/i.test(value)
    ? (value as `0x${string}`)
    : undefined
}

/**
 * Returns the value if it is decimal text with at most 78 digits before and after its point, else
 * `undefined`.
 */
export function decimalText(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d{1,78}(\.\d{1,78})?$/.test(value) ? value : undefined
}

/** Returns the value if it is an amount of USD: a finite, non-negative number, else `undefined`. */
export function usdAmount(value: unknown): number | undefined {
  return Number.isFinite(value) && Number(value) >= 0 ? Number(value) : undefined
}
