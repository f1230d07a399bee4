import { describe, expect, it } from 'vitest'
import { themeCss } from './themeCss.ts'

describe('themeCss', () => {
  it('writes the light theme completely, and the differences of the dark one', () => {
    const css = themeCss({ accent: '#7a5af5', radius: '7px' })
    const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')
    expect(light).toContain('\n  --foyer-accent: #7a5af5;\n')
    expect(light).toContain('\n  --foyer-radius-master: 7px;\n')
    expect(dark).toContain('\n    --foyer-surface: #151817;\n')
    expect(dark).not.toContain('--foyer-radius-master')
  })

  it('writes a single mode', () => {
    expect(themeCss({}, 'dark')).toContain('--foyer-color-scheme: dark;')
    expect(themeCss({}, 'light')).not.toContain('@media')
  })

  it('refuses values that could escape their declaration', () => {
    expect(() => themeCss({ radius: '4px}' })).toThrow('themeVariables.radius must be a length')
  })
})
