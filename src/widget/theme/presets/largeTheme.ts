import type { ThemeVariables } from '../ThemeVariables.ts'

/** Larger type for easier reading. */
export const largeTheme = {
  fontSize: '19px',
  radius: '5px',
} as const satisfies ThemeVariables
