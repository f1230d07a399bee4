import { directionOf } from './directionOf.ts'
import type { FigureParts, WriteFigure } from './figureParts.ts'

const english = /^([+-]?[<>]?)([$€£]?)([\d,]+)(\.\d+)?(%?)/
const leftToRightMark = '\u200e'
const currencies: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' }

/**
 * Writes numbers in a language (BCP 47) with its marks, groups and sign positions. The digits are
 * those of the input, which is already rounded. They are Latin, like those of wallets and addresses
 * in every language.
 */
export function createFigureWriter(tag: string): WriteFigure {
  const formatsByDigits = new Map<string, Intl.NumberFormat>()

  function formatOf(sign: string): Intl.NumberFormat {
    const found = formatsByDigits.get(sign)
    if (found) return found
    const currency = currencies[sign]
    const made = new Intl.NumberFormat(`${tag}-u-nu-latn`, {
      maximumFractionDigits: 0,
      ...(currency === undefined
        ? {}
        : { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
      ...(sign === '%' ? { style: 'unit', unit: 'percent' } : {}),
    })
    formatsByDigits.set(sign, made)
    return made
  }

  const mark = markOf(tag)
  // Without the mark, right-to-left text would show the sign after its number.
  const lead = directionOf(tag) === 'rtl' ? leftToRightMark : ''

  return (figure): FigureParts => {
    const match = english.exec(figure)
    if (!match) return { whole: figure, decimals: '', rest: '' }
    const [all, before = '', sign = '', whole = '', decimals = '', percent = ''] = match
    const parts = formatOf(sign || percent).formatToParts(BigInt(whole.replaceAll(',', '')))
    // The decimals go between the last digit and the symbol that may follow it.
    const end = parts.findLastIndex(({ type }) => type === 'integer') + 1
    // Keeps the currency symbol of the input, because some languages would expand it to `US$`.
    const textOf = (some: typeof parts) =>
      some.map(({ type, value }) => (type === 'currency' ? sign : value)).join('')
    return {
      whole: (before && lead) + before + textOf(parts.slice(0, end)),
      decimals: decimals.replace('.', mark),
      rest: textOf(parts.slice(end)) + figure.slice(all.length),
    }
  }
}

/** Returns what that language writes before the decimals of a number. */
function markOf(tag: string): string {
  const parts = new Intl.NumberFormat(`${tag}-u-nu-latn`).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
