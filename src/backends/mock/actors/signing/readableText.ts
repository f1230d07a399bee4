/** Characters that are not seen, or that turn the order of others around. */
const hidden = /(?![\t\n])[\p{Cc}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu

/** Foreign text as a person may read it: what is not seen stands there as a mark, and it has an end. */
export function readableText(text: string, max = 4_000): string {
  const shown = text.replace(hidden, '\u25a1')
  return shown.length > max ? `${shown.slice(0, max)}…` : shown
}
