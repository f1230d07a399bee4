/** First `start` and last `end` characters of an address (C-271: 4 and 4; the account button 4 and 6, C-272). */
export function truncateAddress(address: string, start = 4, end = 4): string {
  if (address.length <= start + end) return address
  return `${address.slice(0, start)}...${address.slice(-end)}`
}

/** The first `length` characters, with an ellipsis when something was cut (C-273 to C-275). */
export function truncateEnd(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)}...`
}

/** Decimal text with at most `digits` decimals, cut and never rounded up; trailing zeros go. */
export function cutDecimals(amount: string, digits: number): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const kept = fraction.slice(0, digits).replace(/0+$/, '')
  return kept ? `${whole}.${kept}` : whole
}

/** Thousands of the whole part in groups: `1234.5` as `1,234.5`. */
export function groupThousands(amount: string): string {
  const [whole = '', fraction] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

const balanceDigits = 4

/**
 * The balance of a coin or token, from plain decimal text: 4 decimals, cut and never rounded up, thousands
 * in groups; what is too small to show reads `<0.0001` (A-185, open point 164).
 */
export function formatBalance(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const kept = fraction.slice(0, balanceDigits).padEnd(balanceDigits, '0')
  const shown = `${groupThousands(whole || '0')}.${kept}`
  const dust = !/[1-9]/.test(shown) && /[1-9]/.test(amount)
  return dust ? `<0.${'1'.padStart(balanceDigits, '0')}` : shown
}

/** The All Wallets tag: down to the nearest ten with '+', exact below ten (C-354, C-355). */
export function formatWalletCount(count: number): string {
  return count < 10 ? String(count) : `${Math.floor(count / 10) * 10}+`
}
