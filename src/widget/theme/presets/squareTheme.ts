import type { ThemeVariables } from '../ThemeVariables.ts'

/** Straight corners and a fixed-width face. */
export const squareTheme = {
  accent: '#b8336a',
  fontFamily:
    "ui-monospace, 'SF Mono', 'Cascadia Mono', 'JetBrains Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  fontSize: '15px',
  radius: '0px',
} as const satisfies ThemeVariables
