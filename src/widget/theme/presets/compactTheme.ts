import type { ThemeVariables } from '../ThemeVariables.ts'

/** Smaller type and tight corners, for tools where the modal is one panel among many. */
export const compactTheme = {
  accent: '#2f6fde',
  fontSize: '14px',
  radius: '2px',
} as const satisfies ThemeVariables
