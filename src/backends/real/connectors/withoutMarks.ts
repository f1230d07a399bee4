/** Escapes a wallet's text for use in an id: the separator `#` is escaped, so that no id can look like another. */
export function withoutMarks(text: string): string {
  return text.replace(/[%#]/g, encodeURIComponent)
}
