import { lightTheme } from './lightTheme.ts'
import type { ThemeTokens } from './ThemeTokens.ts'

/** The dark theme: its differences from the light theme. */
export const darkTheme: ThemeTokens = {
  ...lightTheme,
  colorScheme: 'dark',
  surface: '#151817',
  surfaceRaised: '#1d2120',
  surfaceHover: '#252a28',
  surfaceActive: '#2e3432',
  surfaceFloat: '#323836',
  textOnFloat: '#f5f6f3',
  text: '#f2f4f1',
  textSecondary: '#aeb5b1',
  textTertiary: '#9ba39f',
  border: '#2a2f2d',
  borderStrong: '#767e7a',
  accent: '#5cc9c4',
  accentHover: '#74d3ce',
  accentActive: '#8bdcd8',
  accentText: '#06201f',
  accentSoft: '#163331',
  accentInk: '#6bd0cb',
  successInk: '#74d294',
  successSoft: '#17311f',
  errorInk: '#ff978d',
  errorSoft: '#3b1e1b',
  warningInk: '#f0bd6c',
  warningSoft: '#362910',
  lifted: 'var(--foyer-surface-hover)',
  liftedHover: 'var(--foyer-surface-active)',
  backdrop: 'rgb(0 0 0 / 0.62)',
  shadowCard:
    '0 0 0 1px rgb(255 255 255 / 0.08), 0 8px 20px rgb(0 0 0 / 0.3), 0 28px 64px rgb(0 0 0 / 0.5)',
  shadowFloat: '0 0 0 1px rgb(255 255 255 / 0.07), 0 10px 28px rgb(0 0 0 / 0.45)',
  imageEdge: 'rgb(255 255 255 / 0.1)',
}
