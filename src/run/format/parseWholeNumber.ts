/** A typed whole number of at most six digits; undefined if it is invalid. */
export function parseWholeNumber(text: string): number | undefined {
  return /^\s*-?\d{1,6}\s*$/.test(text) ? Number(text) : undefined
}
