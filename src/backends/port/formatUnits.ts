/**
 * Formats an amount of the smallest unit as decimal text with at most `digits` decimals. Truncates and never rounds up,
 * so that an amount is never shown higher than it is. Uses no floats.
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
