import type { ThemeTokens } from './ThemeTokens.ts'

/** The light theme: white, warm greys, ink, and a petrol accent. Other themes contain only differences from it. */
export const lightTheme: ThemeTokens = {
  colorScheme: 'light',
  surface: '#ffffff',
  surfaceRaised: '#f6f5f2',
  surfaceHover: '#f0eeea',
  surfaceActive: '#e8e6e0',
  surfaceFloat: '#1d2120',
  textOnFloat: '#f5f6f3',
  text: '#171a19',
  textSecondary: '#565c59',
  textTertiary: '#636966',
  border: '#e7e4de',
  borderStrong: '#8a8780',
  accent: '#0b6b6f',
  accentHover: '#0a5f63',
  accentActive: '#095357',
  accentText: '#ffffff',
  accentSoft: '#e3f0ef',
  accentInk: '#0a6266',
  successInk: '#17703a',
  successSoft: '#e4f3e8',
  errorInk: '#b3261e',
  errorSoft: '#fbeae8',
  warningInk: '#845000',
  warningSoft: '#fbf0db',
  lifted: 'var(--foyer-surface)',
  liftedHover: 'var(--foyer-surface-raised)',
  backdrop: 'rgb(23 26 25 / 0.44)',
  shadowCard:
    '0 0 0 1px rgb(23 26 25 / 0.05), 0 8px 20px rgb(23 26 25 / 0.08), 0 28px 64px rgb(23 26 25 / 0.18)',
  shadowFloat: '0 2px 6px rgb(23 26 25 / 0.16), 0 10px 28px rgb(23 26 25 / 0.2)',
  imageEdge: 'rgb(23 26 25 / 0.09)',
  // Arial before system-ui, because on Linux without a desktop system-ui is often an unusually wide font.
  fontFamily:
    "Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Adwaita Sans', Cantarell, Ubuntu, 'Helvetica Neue', Arial, system-ui, sans-serif",
  fontSizeMaster: '16px',
  radiusMaster: '4px',
  zIndex: '999',
}
