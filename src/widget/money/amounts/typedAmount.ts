/**
 * Cleans the typed or pasted text of an amount field: it keeps digits and the first point, replaces
 * a comma by a point, and drops everything else (A-140, open point 129). `digits` is the maximum
 * number of decimals.
 */
export function typedAmount(text: string, digits?: number): string {
  const [whole = '', ...rest] = text
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  if (rest.length === 0) return whole
  return `${whole}.${rest.join('').slice(0, digits)}`
}
