/** The most decimals that an amount of 256 bits can have. */
const maxDecimals = 77

/**
 * Returns the value if it is a valid number of token decimals: a whole number from 0 to 77, else
 * `undefined`.
 */
export function tokenDecimals(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxDecimals
    ? value
    : undefined
}
