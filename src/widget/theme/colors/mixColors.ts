import { formatColor } from './formatColor.ts'
import { parseColor } from './parseColor.ts'

/** Mixes `share` (0 to 1) of `color` into `base`; ignores a colour that cannot be parsed. */
export function mixColors(base: string, color: string, share: number): string {
  const from = parseColor(base)
  const to = parseColor(color)
  if (!from || !to) return base
  const mix = (a: number, b: number) => a + (b - a) * share
  return formatColor([mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])])
}
