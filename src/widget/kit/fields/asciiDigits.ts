/** The code points of zero: Arabic, Persian, Devanagari, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0xff10]

/** Marks that the keyboards of these languages have for a point and a comma. */
const marks: Readonly<Record<string, string>> = {
  '٫': '.',
  '．': '.',
  '。': '.',
  '｡': '.',
  '،': ',',
  '，': ',',
  '、': ',',
  '､': ',',
  '－': '-',
  '＇': "'",
}

/**
 * Characters without a shape, such as marks of direction around a copied number. Overrides of the
 * direction are not included, because they show digits in another order.
 */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202c\u2060-\u2069\ufeff]/g

/**
 * Returns the text with the digits and decimal marks of every language as ASCII, and without
 * invisible characters.
 */
export function asciiDigits(text: string): string {
  return text.replace(invisible, '').replace(/[^\0-\x7f]/g, (character) => {
    const code = character.charCodeAt(0)
    const zero = zeros.find((each) => code >= each && code < each + 10)
    return zero === undefined ? (marks[character] ?? character) : String(code - zero)
  })
}
