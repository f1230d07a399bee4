import { describe, expect, it } from 'vitest'
import { buildTheme } from '../theme/buildTheme.ts'
import { findLowContrast } from '../findLowContrast.ts'
import { contrastRatio } from '../theme/contrastRatio.ts'
import type { ThemeVariables } from '../theme/ThemeVariables.ts'
import { themeVariableProblems } from '../theme/themeVariableProblems.ts'
import * as presets from '../themes.ts'

const named: readonly (readonly [string, ThemeVariables])[] = Object.entries(presets)

describe.each(named)('%s', (_name, variables) => {
  it('has variables that the widget takes', () => {
    expect(themeVariableProblems({ ...variables })).toEqual([])
  })

  it('keeps every text and edge at AA, in the light and in the dark', () => {
    expect(findLowContrast(variables)).toEqual([])
  })

  it.each(['light', 'dark'] as const)('has an accent that is seen on the %s card', (mode) => {
    const theme = buildTheme(mode, variables)
    expect(contrastRatio(theme.accent, theme.surface)).toBeGreaterThanOrEqual(3)
  })

  it.each(['light', 'dark'] as const)('colours the %s surfaces only if it says so', (mode) => {
    const { surface } = buildTheme(mode, variables)
    expect(surface === buildTheme(mode).surface).toBe(variables.colorMix === undefined)
  })
})

it('has six presets, each of them another look', () => {
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
