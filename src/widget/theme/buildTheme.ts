import { contrastRatio } from './colors/contrastRatio.ts'
import { darkTheme } from './darkTheme.ts'
import { lightTheme } from './lightTheme.ts'
import { mixColors } from './colors/mixColors.ts'
import { mixedSurfaces } from './mixedSurfaces.ts'
import { readableInk } from './colors/readableInk.ts'
import type { ThemeTokens } from './ThemeTokens.ts'
import type { ThemeVariables } from './ThemeVariables.ts'

function accentTokens(base: ThemeTokens, accent: string, accentText: string | undefined) {
  const fill = mixColors(accent, accent, 0)
  const light = contrastRatio(fill, '#ffffff') >= contrastRatio(fill, '#000000')
  const text = accentText ?? (light ? '#ffffff' : '#000000')
  // Pressed states change the background away from the text colour, so the text stays readable.
  const away =
    contrastRatio(text, '#ffffff') > contrastRatio(text, '#000000') ? '#ffffff' : '#000000'
  const soft = mixColors(base.surface, fill, 0.13)
  return {
    accent: fill,
    accentHover: mixColors(fill, away, 0.12),
    accentActive: mixColors(fill, away, 0.22),
    accentText: mixColors(text, text, 0),
    accentSoft: soft,
    accentInk: readableInk(fill, base.text, [
      base.surface,
      base.surfaceRaised,
      base.surfaceHover,
      soft,
    ]),
  }
}

/** Computes the theme of one mode with the host's variables applied. */
export function buildTheme(mode: 'light' | 'dark', variables: ThemeVariables = {}): ThemeTokens {
  const plain = mode === 'dark' ? darkTheme : lightTheme
  const { colorMix, colorMixStrength = 0 } = variables
  const base = colorMix ? { ...plain, ...mixedSurfaces(plain, colorMix, colorMixStrength) } : plain
  const recolored = variables.accent ?? variables.accentText ?? colorMix
  return {
    ...base,
    ...(recolored ? accentTokens(base, variables.accent ?? base.accent, variables.accentText) : {}),
    fontFamily: variables.fontFamily ?? base.fontFamily,
    fontSizeMaster: variables.fontSize ?? base.fontSizeMaster,
    radiusMaster: variables.radius ?? base.radiusMaster,
    zIndex: variables.zIndex === undefined ? base.zIndex : String(Math.trunc(variables.zIndex)),
  }
}
