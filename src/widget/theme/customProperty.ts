/** Returns the custom property of a token: `--foyer-accent-text` for `accentText`. */
export function customProperty(token: string): string {
  return `--foyer-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
