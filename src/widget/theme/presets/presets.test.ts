import { describe, expect, it } from 'vitest'
import { buildTheme } from '../buildTheme.ts'
import { findLowContrast } from '../findLowContrast.ts'
import { contrastRatio } from '../colors/contrastRatio.ts'
import type { ThemeVariables } from '../ThemeVariables.ts'
import { themeVariableProblems } from '../themeVariableProblems.ts'
import * as presets from '../../themes.ts'

const named: readonly (readonly [string, ThemeVariables])[] = Object.entries(presets)

describe.each(named)('%s', (_name, variables) => {
  it('uses only variables that the widget accepts', () => {
    expect(themeVariableProblems({ ...variables })).toEqual([])
  })

  it('keeps every text and edge at AA in both modes', () => {
    expect(findLowContrast(variables)).toEqual([])
  })

  it.each(['light', 'dark'] as const)('shows a visible accent on the %s card', (mode) => {
    const theme = buildTheme(mode, variables)
    expect(contrastRatio(theme.accent, theme.surface)).toBeGreaterThanOrEqual(3)
  })

  it.each(['light', 'dark'] as const)(
    'tints the %s surfaces only if the preset says so',
    (mode) => {
      const { surface } = buildTheme(mode, variables)
      expect(surface === buildTheme(mode).surface).toBe(variables.colorMix === undefined)
    },
  )
})

it('offers six distinct presets', () => {
  expect(named.map(([name]) => name)).toEqual([
    'compactTheme',
    'largeTheme',
    'midnightTheme',
    'sandTheme',
    'softTheme',
    'squareTheme',
  ])
  expect(new Set(named.map(([, variables]) => JSON.stringify(variables))).size).toBe(6)
})
