import { expect, it } from 'vitest'
import { checkThemeVariables } from './checkThemeVariables.ts'

it('refuses a theme variable that could escape its declaration, and says how to write it', () => {
  expect(() => checkThemeVariables({ accent: 'red;}*{display:none' })).toThrow(
    expect.objectContaining({
      code: 'config.invalid',
      message: expect.stringContaining('themeVariables.accent must be a colour as #rgb'),
    }),
  )
})

it('accepts every variable a host may set [C-033]', () => {
  expect(() =>
    checkThemeVariables({
      accent: '#f80',
      accentText: 'rgb(0 0 0)',
      colorMix: 'hsl(30 80% 50%)',
      colorMixStrength: 10,
      fontFamily: "'IBM Plex Sans', sans-serif",
      fontSize: '1rem',
      radius: '0px',
      zIndex: 10,
    }),
  ).not.toThrow()
})
