/**
 * Cuts a text after `length` characters, and adds an ellipsis if it was longer (C-273 to C-275).
 */
export function truncateEnd(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)}...`
}
