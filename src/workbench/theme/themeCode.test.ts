import { describe, expect, it } from 'vitest'
import { midnightTheme } from '../../widget/themes.ts'
import { drawnColor } from './drawnColor.ts'
import { themeCode } from './themeCode.ts'

describe('themeCode', () => {
  it('writes the variables and the mode as options', () => {
    expect(
      themeCode({ accent: '#7c3aed', fontFamily: "'IBM Plex Sans', serif", zIndex: 5 }, 'dark'),
    ).toBe(
      [
        '// in createFoyer({ … })',
        "themeMode: 'dark',",
        'themeVariables: {',
        "  accent: '#7c3aed',",
        `  fontFamily: "'IBM Plex Sans', serif",`,
        '  zIndex: 5,',
        '},',
        '',
      ].join('\n'),
    )
  })

  it('imports a preset, regardless of the order of its variables', () => {
    const reversed = Object.fromEntries(Object.entries(midnightTheme).toReversed())
    expect(themeCode(reversed, undefined)).toBe(
      [
        "import { midnightTheme } from 'foyerkit/themes'",
        '',
        '// in createFoyer({ … })',
        'themeVariables: midnightTheme,',
        '',
      ].join('\n'),
    )
  })

  it('writes a literal for a value or a name that would end one', () => {
    const variables = { accent: '\\', 'x: run(), y': '\n', radius: ['a'] } as object
    expect(themeCode(variables, undefined)).toBe(
      [
        '// in createFoyer({ … })',
        'themeVariables: {',
        String.raw`  accent: "\\",`,
        String.raw`  "x: run(), y": "\n",`,
        '  radius: ["a"],',
        '},',
        '',
      ].join('\n'),
    )
  })

  it('explains that the default theme needs no option', () => {
    expect(themeCode({}, undefined)).toContain('Nothing to set')
    expect(themeCode({}, 'light')).toBe("// in createFoyer({ … })\nthemeMode: 'light',\n")
  })
})

describe('drawnColor', () => {
  it('reads a colour of the theme, and throws for an unknown one', () => {
    const css = ':root {\n  --foyer-accent-text: #000000;\n  --foyer-accent: #7a5af5;\n}\n'
    expect(drawnColor(css, '--foyer-accent')).toBe('#7a5af5')
    expect(() => drawnColor(css, '--foyer-surface')).toThrow('no colour --foyer-surface')
  })
})
