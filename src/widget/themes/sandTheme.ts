import type { ThemeVariables } from '../theme/ThemeVariables.ts'

/** Terracotta on warm paper. */
export const sandTheme = {
  accent: '#c2592f',
  colorMix: '#d29a4b',
  colorMixStrength: 8,
} as const satisfies ThemeVariables
