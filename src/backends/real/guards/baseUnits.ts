/** The number behind whole base units written as decimal digits (wire `wei#`), at most 78 of them, else `undefined`. */
export function baseUnits(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^\d{1,78}$/.test(value) ? BigInt(value) : undefined
}
