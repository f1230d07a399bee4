/**
 * Groups of three digits, or of two as in India except the last, separated by one kind of mark; then a decimal mark of
 * another kind.
 */
const grouped = /^[1-9]\d{0,2}([.,'’\s])(?:\d{2,3}\1)*\d{3}(?:(?!\1)[.,]\d*)?$/

/**
 * A pasted amount as digits and one point, if its marks are unambiguous: `$1,234.56`, `1.234,56`, `1 234,56` and
 * `1,234,567` have thousands separators, and `1,5` does not. Anything else is unchanged, including `1,234`, which means
 * over a thousand or just over one, depending on the country.
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
