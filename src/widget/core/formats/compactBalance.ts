const significantDigits = 3

/**
 * Formats a balance, given as plain decimal text, in the compact notation of a language (BCP 47): 3 digits, rounded
 * down, `10K` or `1.23M`. For places that are too narrow for `formatBalance`.
 */
export function compactBalance(amount: string, tag: string): string {
  let digits = 0
  // Every digit after the third becomes a zero: `Intl` rounds up in older browsers.
  const cut = amount.replace(/\d/g, (digit) =>
    digits > 0 || digit !== '0' ? (digits++ < significantDigits ? digit : '0') : digit,
  )
  return new Intl.NumberFormat(`${tag}-u-nu-latn`, {
    notation: 'compact',
    maximumSignificantDigits: significantDigits,
  }).format(Number(cut))
}
