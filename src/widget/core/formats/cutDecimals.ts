/** Decimal text with at most `digits` decimals, rounded down, without trailing zeros. */
export function cutDecimals(amount: string, digits: number): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const decimals = fraction.slice(0, digits).replace(/0+$/, '')
  return decimals ? `${whole}.${decimals}` : whole
}
