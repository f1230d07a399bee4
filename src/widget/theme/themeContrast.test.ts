import { describe, expect, it } from 'vitest'
import { buildTheme } from './buildTheme.ts'
import { contrastPairs } from './contrastPairs.ts'
import { contrastRatio } from './colors/contrastRatio.ts'
import { darkTheme } from './darkTheme.ts'
import { lightTheme } from './lightTheme.ts'

const modes = [
  ['light', lightTheme],
  ['dark', darkTheme],
] as const

describe.each(modes)('contrast of the %s theme', (_mode, theme) => {
  it.each(contrastPairs())(
    'keeps a contrast of at least $least for $front on $ground',
    ({ front, ground, least }) => {
      expect(contrastRatio(theme[front], theme[ground])).toBeGreaterThanOrEqual(least)
    },
  )
})

const hostColors = [
  '#ffe600',
  '#00ff88',
  '#ff3366',
  '#111111',
  '#f5f5f5',
  '#7f7f7f',
  'hsl(265 90% 60%)',
]

describe.each(['light', 'dark'] as const)('a host colour in the %s theme', (mode) => {
  it.each(hostColors)('keeps buttons and links readable with the accent %s', (accent) => {
    const theme = buildTheme(mode, { accent })
    expect(contrastRatio(theme.accentText, theme.accent)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(theme.accentText, theme.accentActive)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(theme.accentInk, theme.surfaceHover)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(theme.accentInk, theme.accentSoft)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(hostColors)('keeps text readable with %s mixed fully into the surfaces', (colorMix) => {
    const theme = buildTheme(mode, { colorMix, colorMixStrength: 100 })
    expect(contrastRatio(theme.textTertiary, theme.surfaceHover)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(theme.text, theme.surface)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('contrastRatio', () => {
  it('computes 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#0b6b6f', '#0b6b6f')).toBe(1)
  })
})
