/** Numbers of first and last characters. What two of these forms write alike are look-alikes: a new form belongs into `addressRules.ts`, too. */
export type ShortForm = readonly [start?: 4, end?: 4 | 6] | readonly [start: 6, end: 4]

/** First `start` and last `end` characters of an address (C-271: 4 and 4; the account button 4 and 6, C-272). */
export function truncateAddress(address: string, ...[start = 4, end = 4]: ShortForm): string {
  if (address.length <= start + end) return address
  return `${address.slice(0, start)}...${address.slice(-end)}`
}
