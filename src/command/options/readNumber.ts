/**
 * Reads an option that is a number.
 * @throws Error with one sentence if it is not a whole number from 1 to the most
 */
export function readNumber(name: string, text: string, most: number): number {
  const number = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
  if (number >= 1 && number <= most) return number
  throw new Error(`--${name} needs a number from 1 to ${most}, but got "${text}".`)
}
