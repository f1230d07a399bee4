import type { ThemeVariables } from '../ThemeVariables.ts'

/** Straight corners and a fixed-width font. */
export const softTheme = {
  accent: '#7a5af5',
  fontFamily:
    "ui-rounded, 'SF Pro Rounded', 'Hiragino Maru Gothic ProN', Quicksand, Nunito, Manjari, 'Arial Rounded MT Bold', Calibri, system-ui, sans-serif",
  radius: '7px',
} as const satisfies ThemeVariables
