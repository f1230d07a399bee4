/** A number with its noun: `1 scenario`, `2 scenarios`. */
export const countWords = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? '' : 's'}`
