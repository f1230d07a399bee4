/**
 * Returns the value if it is a text of 1 to `max` UTF-16 units, else `undefined`. This limits how
 * much untrusted text a page holds.
 */
export function boundedText(value: unknown, max: number): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= max ? value : undefined
}

/** Characters that break a line, are invisible, change the text direction or have no glyph. */
const unreadable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Combining marks that stack up on one letter and cover the lines around it. */
const stackedMarks = /([\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+/gu

/**
 * Cleans external text for display: one line, normalised (NFC), without characters that break it,
 * hide in it or change its direction, at most `max` UTF-16 units. Returns `undefined` for a value
 * that is no text, is too long, or has nothing left to read. `'cut'` truncates a text that is too
 * long.
 */
export function cleanText(
  value: unknown,
  max: number,
  longer: 'refuse' | 'cut' = 'refuse',
): string | undefined {
  if (typeof value !== 'string') return undefined
  if (longer === 'refuse' && value.length > max) return undefined
  const text = value
    // Some letters take several units, but no real name needs more than this multiple of the limit.
    .slice(0, max * 16)
    .replace(unreadable, ' ')
    .normalize('NFC')
    .replace(stackedMarks, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
  return cut(text, max) || undefined
}

/** Cuts a text, but never through a surrogate pair. */
function cut(text: string, max: number): string {
  let result = ''
  for (const letter of text) {
    if (result.length + letter.length > max) break
    result += letter
  }
  return result.trim()
}
