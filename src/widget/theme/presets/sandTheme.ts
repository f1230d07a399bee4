import type { ThemeVariables } from '../ThemeVariables.ts'

/** Round corners, a rounded font if the system has one, and violet. */
export const sandTheme = {
  accent: '#c2592f',
  colorMix: '#d29a4b',
  colorMixStrength: 8,
} as const satisfies ThemeVariables
