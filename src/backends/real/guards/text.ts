/** The value if it is a text of 1 to `max` UTF-16 units, else `undefined`: untrusted text never grows a page. */
export function boundedText(value: unknown, max: number): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= max ? value : undefined
}

/** Characters that break a line, cannot be seen, turn the text around or have no shape of their own. */
const unreadable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Marks that pile up on one letter until they cover the lines around it. */
const stackedMarks = /([\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+/gu

/**
 * The one way in which text from outside becomes text on a page: one line, composed (NFC), without
 * characters that break it, hide in it or turn it around, at most `max` UTF-16 units. `undefined` for
 * what is no text, for a longer one, and when nothing is left to read. `'cut'` shortens the longer one.
 */
export function cleanText(
  value: unknown,
  max: number,
  longer: 'refuse' | 'cut' = 'refuse',
): string | undefined {
  if (typeof value !== 'string') return undefined
  if (longer === 'refuse' && value.length > max) return undefined
  const text = value
    // Some letters take more than one unit; nobody's name needs a multiple of the limit beside that.
    .slice(0, max * 16)
    .replace(unreadable, ' ')
    .normalize('NFC')
    .replace(stackedMarks, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
  return cut(text, max) || undefined
}

/** Never through the middle of a letter of two units. */
function cut(text: string, max: number): string {
  let kept = ''
  for (const letter of text) {
    if (kept.length + letter.length > max) break
    kept += letter
  }
  return kept.trim()
}
