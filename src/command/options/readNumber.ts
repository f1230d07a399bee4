/**
 * Reads an option that is a number.
 * @param name of the option
 * @returns a function that throws an Error with one sentence if the text is not a whole number from 1 to `max`
 */
export function readNumber(name: string, max: number): (text: string) => number {
  return (text) => {
    const number = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
    if (number >= 1 && number <= max) return number
    throw new Error(`--${name} needs a number from 1 to ${max}, but got "${text}".`)
  }
}
