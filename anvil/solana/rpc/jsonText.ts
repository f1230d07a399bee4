/** The mark before the digits of a whole number above 2^53, until the text is complete. */
const mark = '\u{E000}'
const marked = new RegExp(`"${mark}(\\d+)"`, 'g')

/** Writes JSON as a node does: a `bigint` is a number with all its digits. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'bigint' ? `${mark}${each}` : each,
  ).replace(marked, '$1')
}
