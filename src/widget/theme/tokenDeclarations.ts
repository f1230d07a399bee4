import { customProperty } from './customProperty.ts'
import type { ThemeTokens } from './ThemeTokens.ts'

/** Writes tokens as custom property declarations; with `base`, only those that differ from it. */
export function tokenDeclarations(tokens: ThemeTokens, base?: ThemeTokens): string {
  const known = new Map<string, string>(Object.entries(base ?? {}))
  return Object.entries(tokens)
    .filter(([token, value]) => known.get(token) !== value)
    .map(([token, value]) => `${customProperty(token)}:${value}!important;`)
    .join('')
}
