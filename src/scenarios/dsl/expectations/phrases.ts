/** Capitalizes the first letter of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What happened a number of times, in words: `never called`, `called once`, `called 3 times`; just `called` if any number is allowed. */
export function times(what: string, count: number | undefined): string {
  if (count === undefined) return what
  return count === 0 ? `never ${what}` : `${what} ${count === 1 ? 'once' : `${count} times`}`
}
