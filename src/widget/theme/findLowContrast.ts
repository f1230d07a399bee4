import { checkThemeVariables } from './checkThemeVariables.ts'
import { buildTheme } from './buildTheme.ts'
import { contrastPairs, type ContrastPair } from './contrastPairs.ts'
import { contrastRatio } from './colors/contrastRatio.ts'
import type { ThemeVariables } from './ThemeVariables.ts'

/** A text or an edge below the contrast of WCAG 2 AA. */
export interface LowContrast extends ContrastPair {
  readonly mode: 'light' | 'dark'
  /** From 1 to 21. */
  readonly ratio: number
}

/**
 * Computes the contrast of every pair of colours that a theme draws on each other, in both modes; empty when all pass.
 * Throws `config.invalid`.
 */
export function findLowContrast(variables: ThemeVariables = {}): readonly LowContrast[] {
  checkThemeVariables(variables)
  return (['light', 'dark'] as const).flatMap((mode) => {
    const theme = buildTheme(mode, variables)
    return contrastPairs()
      .map((pair) => ({
        ...pair,
        mode,
        ratio: contrastRatio(theme[pair.front], theme[pair.ground]),
      }))
      .filter(({ ratio, least }) => ratio < least)
  })
}
