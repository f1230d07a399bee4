import { parseColor, type Rgb } from './parseColor.ts'

/** Mixes `share` (0 to 1) of `color` into `base`; ignores a colour that cannot be parsed. */
export function mixColors(base: string, color: string, share: number): string {
  const from = parseColor(base)
  const to = parseColor(color)
  if (!from || !to) return base
  const mix = (a: number, b: number) => a + (b - a) * share
  return formatColor([mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])])
}

/** Writes a colour as `#rrggbb`. */
function formatColor(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
