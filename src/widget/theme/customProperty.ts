/** The custom property of a token: `--foyer-accent-text` of `accentText`. */
export function customProperty(token: string): string {
  return `--foyer-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
