import { contrastRatio } from './colors/contrastRatio.ts'
import { mixColors } from './colors/mixColors.ts'
import type { ThemeColors } from './ThemeTokens.ts'

const SURFACES = ['surface', 'surfaceRaised', 'surfaceHover', 'surfaceActive', 'border'] as const
const TEXTS = [
  'text',
  'textSecondary',
  'textTertiary',
  'errorInk',
  'successInk',
  'warningInk',
] as const
const READ_ON = ['surface', 'surfaceRaised', 'surfaceHover'] as const

type Surfaces = Pick<ThemeColors, (typeof SURFACES)[number]>

function mixed(colors: ThemeColors, color: string, share: number): Surfaces {
  const mix = (name: (typeof SURFACES)[number]) => mixColors(colors[name], color, share)
  return {
    surface: mix('surface'),
    surfaceRaised: mix('surfaceRaised'),
    surfaceHover: mix('surfaceHover'),
    surfaceActive: mix('surfaceActive'),
    border: mix('border'),
  }
}

/** Mixes a host's colour into the surfaces with the given strength (percent), limited so that text stays at AA. */
export function mixedSurfaces(colors: ThemeColors, color: string, strength: number): Surfaces {
  for (let percent = strength; percent > 0; percent -= 1) {
    const surfaces = mixed(colors, color, percent / 100)
    const readable = TEXTS.every((text) =>
      READ_ON.every((surface) => contrastRatio(colors[text], surfaces[surface]) >= 4.5),
    )
    if (readable) return surfaces
  }
  return mixed(colors, color, 0)
}
