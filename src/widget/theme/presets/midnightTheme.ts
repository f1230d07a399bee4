import type { ThemeVariables } from '../ThemeVariables.ts'

/** Indigo, also mixed into every surface: night blue in the dark theme, cool white in the light one. */
export const midnightTheme = {
  accent: '#6d7dfa',
  colorMix: '#2637b8',
  colorMixStrength: 26,
  radius: '5px',
} as const satisfies ThemeVariables
