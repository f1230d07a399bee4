/** The first `length` characters, with an ellipsis when something was cut (C-273 to C-275). */
export function truncateEnd(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)}...`
}
