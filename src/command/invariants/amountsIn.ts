/** First code points of the digits that languages of the widget write: Arabic, Persian, Devanagari and Bengali. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6] as const

/** Matches a number that is not within a word or an address. */
const numbers = /(?<![A-Za-z\d])\d+(?:[.,'’\u00a0\u202f\u066b\u066c ]\d+)*(?![A-Za-z\d])/g

/**
 * The numbers of a text as decimal texts without grouping. The language is not known, so `1,234` is 1.234 and 1234.
 */
export function amountsIn(text: string): ReadonlySet<string> {
  const found = asciiDigits(text).match(numbers) ?? []
  return new Set(found.flatMap(readingsOf).map(plain))
}

function readingsOf(number: string): readonly string[] {
  const separators = number.replace(/\d/g, '')
  if (separators === '') return [number]
  const last = separators.slice(-1)
  const [, before = '', after = ''] = /^(.*)\D(\d+)$/.exec(number) ?? []
  const isSpaced = /\s/.test(last)
  const isGrouped = after.length === 3 && separators === last.repeat(separators.length)
  const isDecimal = !isSpaced && !separators.slice(0, -1).includes(last)
  return [
    ...(isGrouped ? [number.replace(/\D/g, '')] : []),
    ...(isDecimal ? [`${before.replace(/\D/g, '')}.${after}`] : []),
    // Words with digits beside each other are not one number.
    ...(/\s/.test(separators) ? number.split(/\s/).flatMap(readingsOf) : []),
  ]
}

function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    const zero = zeros.findLast((each) => each <= point)
    return zero === undefined || point - zero > 9 ? digit : String(point - zero)
  })
}

/** `007.50` is `7.5`. */
function plain(number: string): string {
  const [whole = '', decimals = ''] = number.split('.')
  const end = decimals.replace(/0+$/, '')
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}${end === '' ? '' : `.${end}`}`
}
