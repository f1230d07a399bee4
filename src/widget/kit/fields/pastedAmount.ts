/** Groups of three digits, or of two as in India but for the last, behind one kind of mark; then a decimal mark of another kind. */
const grouped = /^[1-9]\d{0,2}([.,'’\s])(?:\d{2,3}\1)*\d{3}(?:(?!\1)[.,]\d*)?$/

/**
 * A pasted amount as digits and one point, where its marks leave no doubt: `$1,234.56`, `1.234,56`, `1 234,56` and
 * `1,234,567` are written with thousands separators, and `1,5` is not. Anything else stays as it is, `1,234` too: it is
 * more than a thousand to some and little more than one to others.
 */
export function pastedAmount(text: string): string {
  const figure = text.replace(/^[^\d.,]+|[^\d.,]+$/g, '')
  if (/^\d+,(?:\d{1,2}|\d{4,})$/.test(figure)) return figure.replace(',', '.')
  const group = grouped.exec(figure)?.[1]
  if (group === undefined) return text
  const whole = figure.replaceAll(group, '')
  const isSure = /[.,]/.test(whole) || figure.split(group).length > 2 || !/[.,]/.test(group)
  return isSure ? whole.replace(',', '.') : text
}
