/** The first `length` characters, with an ellipsis if the text is longer (C-273 to C-275). */
export function truncateEnd(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)}...`
}
