import type { ThemeVariables } from '../theme/ThemeVariables.ts'

/** Larger type, for readers who need it. */
export const largeTheme = {
  fontSize: '19px',
  radius: '5px',
} as const satisfies ThemeVariables
