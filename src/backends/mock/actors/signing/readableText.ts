/** Invisible characters, and characters that reorder the text around them. */
const hidden = /(?![\t\n])[\p{Cc}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu

/**
 * Returns foreign text in a safe, readable form: marks replace invisible characters, and its length
 * is limited.
 */
export function readableText(text: string, max = 4_000): string {
  const shown = text.replace(hidden, '\u25a1')
  return shown.length > max ? `${shown.slice(0, max)}…` : shown
}
