import type { ThemeVariables } from '../theme/ThemeVariables.ts'

/** Indigo, and its shade in every surface: night blue in the dark, a cool white in the light. */
export const midnightTheme = {
  accent: '#6d7dfa',
  colorMix: '#2637b8',
  colorMixStrength: 26,
  radius: '5px',
} as const satisfies ThemeVariables
