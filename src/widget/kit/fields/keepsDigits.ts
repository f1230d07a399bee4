/** The number of digits of 2^256, the largest number of base units. */
const maxWholeDigits = 78

/**
 * True if a field with this many decimals, and this many digits before them, keeps every digit of an amount. Zeros at
 * the ends do not count.
 */
export function keepsDigits(
  amount: string,
  decimals = maxWholeDigits,
  wholeDigits = maxWholeDigits,
): boolean {
  const [whole = '', fraction = ''] = amount.split(/[.,]/)
  return (
    whole.replace(/^0+/, '').length <= wholeDigits && fraction.replace(/0+$/, '').length <= decimals
  )
}
