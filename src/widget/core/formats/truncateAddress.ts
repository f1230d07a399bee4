/**
 * The numbers of first and last characters that are shown of an address. Two addresses with the
 * same short form are look-alikes, so a new form must be added to `addressRules.ts`, too.
 */
export type ShortForm = readonly [start?: 4, end?: 4 | 6] | readonly [start: 6, end: 4]

/**
 * Shortens an address to its first `start` and last `end` characters: 4 and 4, or 4 and 6 in the
 * account button (C-271, C-272).
 */
export function truncateAddress(address: string, ...[start = 4, end = 4]: ShortForm): string {
  if (address.length <= start + end) return address
  return `${address.slice(0, start)}...${address.slice(-end)}`
}
