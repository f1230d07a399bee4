/** A typed whole number of at most six digits; nothing when it is no such number. */
export function parseWholeNumber(text: string): number | undefined {
  return /^\s*-?\d{1,6}\s*$/.test(text) ? Number(text) : undefined
}
