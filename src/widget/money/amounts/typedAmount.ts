/**
 * What an amount field makes of what is typed or pasted: digits and one point, a comma becoming a
 * point, everything else dropped (A-140, open point 129). `digits` is how many may follow the point.
 */
export function typedAmount(text: string, digits?: number): string {
  const [whole = '', ...rest] = text
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  if (rest.length === 0) return whole
  return `${whole}.${rest.join('').slice(0, digits)}`
}
