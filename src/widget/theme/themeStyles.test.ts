import { describe, expect, it } from 'vitest'
import { themeStyles } from './themeStyles.ts'

describe('themeStyles', () => {
  it('writes a radius master of 4 px unless the host sets another [C-368]', () => {
    expect(themeStyles('light')).toContain('--foyer-radius-master:4px!important;')
    expect(themeStyles('light', { radius: '1px' })).toContain(
      '--foyer-radius-master:1px!important;',
    )
  })

  it('writes only the differences of the dark theme', () => {
    const [, light = '', dark = ''] = themeStyles('dark').split(':host')
    expect(light).toContain('--foyer-radius-master')
    expect(light).toContain('--foyer-surface:#ffffff')
    expect(dark).toContain('--foyer-surface:#151817')
    expect(dark).not.toContain('--foyer-radius-master')
    expect(dark).not.toContain('--foyer-font-family')
  })

  it("follows the visitor's system when the mode is system", () => {
    expect(themeStyles('system')).toContain(
      '@media (prefers-color-scheme:dark){:host{--foyer-color-scheme:dark',
    )
    expect(themeStyles('light')).not.toContain('@media')
  })

  it("applies the host's variables to the theme", () => {
    const css = themeStyles('light', {
      accent: '#f80',
      fontFamily: "'IBM Plex Sans', sans-serif",
      fontSize: '1rem',
      zIndex: 42,
    })
    expect(css).toContain('--foyer-accent:#ff8800!important;')
    expect(css).toContain('--foyer-accent-text:#000000!important;')
    expect(css).toContain("--foyer-font-family:'IBM Plex Sans', sans-serif!important;")
    expect(css).toContain('--foyer-font-size-master:1rem!important;')
    expect(css).toContain('--foyer-z-index:42!important;')
  })

  it("keeps the host's accent text", () => {
    expect(themeStyles('light', { accent: '#222', accentText: '#fe0' })).toContain(
      '--foyer-accent-text:#ffee00',
    )
  })

  it.each([
    [{ accent: 'red;}*{display:none' }, 'themeVariables.accent must be a colour'],
    [{ accent: 'var(--page)' }, 'themeVariables.accent must be a colour'],
    [{ colorMix: 'rgb(300 0 0)' }, 'themeVariables.colorMix must be a colour'],
    [{ colorMixStrength: 101 }, 'themeVariables.colorMixStrength must be a number from 0 to 100'],
    [{ fontFamily: 'a;color:red' }, 'themeVariables.fontFamily must be a list of font names'],
    [
      { fontFamily: 'url(https://x.test)' },
      'themeVariables.fontFamily must be a list of font names',
    ],
    [{ fontFamily: "'Inter" }, 'themeVariables.fontFamily must be a list of font names'],
    [{ radius: '4px}' }, 'themeVariables.radius must be a length'],
    [{ fontSize: 'calc(1px + 1px)' }, 'themeVariables.fontSize must be a length'],
    [{ zIndex: Number.NaN }, 'themeVariables.zIndex must be a number'],
  ])('refuses %j with a clear message', (variables, message) => {
    expect(() => themeStyles('light', variables)).toThrow(message)
  })

  it('lists the existing variables when it meets an unknown one', () => {
    const unknown: Record<string, string> = { acent: '#fff' }
    expect(() => themeStyles('light', unknown)).toThrow(
      'themeVariables.acent is not known; use one of accent, accentText',
    )
  })
})
