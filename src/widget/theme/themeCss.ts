import { checkThemeVariables } from './checkThemeVariables.ts'
import { buildTheme } from './buildTheme.ts'
import { customProperty } from './customProperty.ts'
import type { ThemeMode } from './ThemeMode.ts'
import type { ThemeTokens } from './ThemeTokens.ts'
import type { ThemeVariables } from './ThemeVariables.ts'

function rule(tokens: ThemeTokens, base?: ThemeTokens): string {
  const baseProperties = new Map<string, string>(Object.entries(base ?? {}))
  const lines = Object.entries(tokens)
    .filter(([token, value]) => baseProperties.get(token) !== value)
    .map(([token, value]) => `  ${customProperty(token)}: ${value};`)
  return [':root {', ...lines, '}'].join('\n')
}

/**
 * The theme as custom properties `--foyer-*` for the host's page, so that the host's buttons can match the widget. The
 * widget does not read them. Throws `config.invalid`.
 */
export function themeCss(variables: ThemeVariables = {}, mode: ThemeMode = 'system'): string {
  checkThemeVariables(variables)
  const light = buildTheme('light', variables)
  const dark = buildTheme('dark', variables)
  if (mode === 'light') return `${rule(light)}\n`
  if (mode === 'dark') return `${rule(dark)}\n`
  const inTheDark = rule(dark, light).replace(/^/gm, '  ')
  return `${rule(light)}\n\n@media (prefers-color-scheme: dark) {\n${inTheDark}\n}\n`
}
