import { buildTheme } from './buildTheme.ts'
import type { ThemeMode } from './ThemeMode.ts'
import { themeVariableProblems } from './themeVariableProblems.ts'
import type { ThemeVariables } from './ThemeVariables.ts'
import { customProperty } from './customProperty.ts'
import type { ThemeTokens } from './ThemeTokens.ts'

/**
 * The style sheet with the tokens of a theme, adopted after the base sheet and replaced when the host changes mode or
 * variables. Contains the light theme completely and the differences of the dark one. Throws with one sentence for each
 * wrong variable.
 */
export function themeStyles(mode: ThemeMode, variables: ThemeVariables = {}): string {
  const problems = themeVariableProblems({ ...variables })
  if (problems.length > 0) throw new Error(`Failed to build the theme: ${problems.join(' ')}`)
  const light = buildTheme('light', variables)
  const whole = `:host{${tokenDeclarations(light)}}`
  if (mode === 'light') return whole
  const differences = `:host{${tokenDeclarations(buildTheme('dark', variables), light)}}`
  return mode === 'dark'
    ? `${whole}${differences}`
    : `${whole}@media (prefers-color-scheme:dark){${differences}}`
}

/** Writes tokens as custom property declarations; with `base`, only those that differ from it. */
function tokenDeclarations(tokens: ThemeTokens, base?: ThemeTokens): string {
  const baseProperties = new Map<string, string>(Object.entries(base ?? {}))
  return Object.entries(tokens)
    .filter(([token, value]) => baseProperties.get(token) !== value)
    .map(([token, value]) => `${customProperty(token)}:${value}!important;`)
    .join('')
}
