/** Capitalizes the first letter of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Returns a number of times in words, ` never`, ` once`, ` 3 times`; empty if any number is
 * allowed.
 */
export function times(count: number | undefined): string {
  if (count === undefined) return ''
  return count === 0 ? ' never' : count === 1 ? ' once' : ` ${count} times`
}
