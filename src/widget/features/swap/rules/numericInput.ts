/**
 * What stays of a typed amount (A-139, open point 129): digits and the first dot. A lone comma or dot
 * becomes `0.`, a trailing comma a dot.
 */
export function numericInput(typed: string): string {
  const [whole = '', ...rest] = typed
    .replace(/,$/, '.')
    .replace(/[^0-9.]/g, '')
    .split('.')
  if (rest.length === 0) return whole
  const fraction = rest.join('')
  return whole === '' && fraction === '' ? '0.' : `${whole}.${fraction}`
}
