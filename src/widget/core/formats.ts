/** First `start` and last `end` characters of an address (C-271: 4 and 4; the account button 4 and 6, C-272). */
export function truncateAddress(address: string, start = 4, end = 4): string {
  if (address.length <= start + end) return address
  return `${address.slice(0, start)}...${address.slice(-end)}`
}

/** The first `length` characters, with an ellipsis when something was cut (C-273 to C-275). */
export function truncateEnd(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)}...`
}

/**
 * A whole amount in the smallest unit as decimal text with at most `digits` decimals, cut and never
 * rounded up: nobody shall read more than they own. No float is involved.
 */
export function formatUnits(amount: bigint, decimals: number, digits = decimals): string {
  const sign = amount < 0n ? '-' : ''
  const all = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0')
  const whole = all.slice(0, all.length - decimals)
  const fraction = all
    .slice(all.length - decimals)
    .slice(0, digits)
    .replace(/0+$/, '')
  return `${sign}${whole}${fraction ? `.${fraction}` : ''}`
}

/** Decimal text with at most `digits` decimals, cut and never rounded up; trailing zeros go. */
export function cutDecimals(amount: string, digits: number): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const kept = fraction.slice(0, digits).replace(/0+$/, '')
  return kept ? `${whole}.${kept}` : whole
}

/** The All Wallets tag: down to the nearest ten with '+', exact below ten (C-354, C-355). */
export function formatWalletCount(count: number): string {
  return count < 10 ? String(count) : `${Math.floor(count / 10) * 10}+`
}
