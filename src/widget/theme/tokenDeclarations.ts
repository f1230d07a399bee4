import type { ThemeTokens } from './ThemeTokens.ts'

function propertyName(token: string): string {
  return `--foyer-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** Writes tokens as custom property declarations; with `base`, only those that differ from it. */
export function tokenDeclarations(tokens: ThemeTokens, base?: ThemeTokens): string {
  const known = new Map<string, string>(Object.entries(base ?? {}))
  return Object.entries(tokens)
    .filter(([token, value]) => known.get(token) !== value)
    .map(([token, value]) => `${propertyName(token)}:${value}!important;`)
    .join('')
}
