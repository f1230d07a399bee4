/** First `start` and last `end` characters of an address (C-271: 4 and 4; the account button 4 and 6, C-272). */
export function truncateAddress(address: string, start = 4, end = 4): string {
  if (address.length <= start + end) return address
  return `${address.slice(0, start)}...${address.slice(-end)}`
}
