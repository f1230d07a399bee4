import { asciiDigits } from './asciiDigits.ts'

/** Blanks that separate thousands; a tab or a new line separates two numbers. */
const blanks = /[ \u00a0\u2000-\u200a\u202f\u205f\u3000]/g

/**
 * Matches thousands in groups of three with one kind of mark, then a decimal mark of another kind.
 */
const inThousands = /^([1-9]\d{0,2})((?:([.,'’ ٬])\d{3})(?:\3\d{3})*)(?:(?!\3)[.,](\d*))?$/
/** Matches groups of two and a last one of three, as in India. */
const inLakhs = /^([1-9]\d?)((?:,\d{2})+,\d{3})(?:\.(\d*))?$/
/**
 * Matches a comma that cannot group thousands: not before three digits, after a zero or after more
 * than three digits.
 */
const decimalComma = /^\d*,(?:\d{0,2}|\d{4,})$|^(?:0\d*|\d{4,})?,\d{3}$/
/**
 * Matches a number with an exponent. A mark in it is a decimal one, because such numbers have no
 * groups of thousands.
 */
const withExponent = /^(\d+[.,]?\d*|[.,]\d+)e([+-]?\d{1,3})$/i

/** No amount has a larger exponent: 2^256 base units are fewer than 10^78. */
const largestExponent = 78

/**
 * Returns a pasted amount as digits and one point, if the text is surely one number: `1,234.56`,
 * `1.234,56`, `1 234,56`, `12,34,567`, `1,5`, `5e-7`, also with the digits and marks of other
 * languages. `1,234` stays as it is, because it means over a thousand or just over one, depending
 * on the country (open point 129). Returns `undefined` for any other text, such as one with a sign,
 * a unit or a second number, because the visitor would pay a guessed amount (open point 315).
 */
export function pastedAmount(text: string): string | undefined {
  const figure = asciiDigits(text)
    .replace(/\u2212/g, '-')
    .replace(blanks, ' ')
    .trim()
  if (/^\d*\.?\d*$/.test(figure) || /^\d{1,3},\d{3}$|^,$/.test(figure)) {
    return decimalComma.test(figure) ? figure.replace(',', '.') : figure || undefined
  }
  if (decimalComma.test(figure)) return figure.replace(',', '.')
  return grouped(figure) ?? plain(figure)
}

function grouped(figure: string): string | undefined {
  const lakhs = inLakhs.exec(figure)
  if (lakhs) return joined(lakhs[1], lakhs[2], lakhs[3])
  const thousands = inThousands.exec(figure)
  return thousands ? joined(thousands[1], thousands[2], thousands[4]) : undefined
}

function joined(first = '', groups = '', fraction?: string): string {
  const whole = first + groups.replace(/\D/g, '')
  return fraction === undefined ? whole : `${whole}.${fraction}`
}

/** Writes a number with an exponent without it. */
function plain(figure: string): string | undefined {
  const [, mantissa = '', exponent = ''] = withExponent.exec(figure) ?? []
  const shift = Number(exponent)
  if (mantissa === '' || Math.abs(shift) > largestExponent) return undefined
  const [whole = '', fraction = ''] = mantissa.split(/[.,]/)
  const zeros = '0'.repeat(Math.abs(shift))
  const digits = shift < 0 ? zeros + whole + fraction : whole + fraction + zeros
  const point = shift < 0 ? whole.length : whole.length + shift
  const start = digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0'
  const decimals = digits.slice(point).replace(/0+$/, '')
  return decimals === '' ? start : `${start}.${decimals}`
}
