import { contrastRatio } from './contrastRatio.ts'
import { mixColors } from './mixColors.ts'

/** Moves `color` towards `ink` in small steps until it reaches AA on every surface. */
export function readableInk(color: string, ink: string, surfaces: readonly string[]): string {
  for (let step = 0; step <= 20; step += 1) {
    const candidate = mixColors(color, ink, step / 20)
    if (surfaces.every((surface) => contrastRatio(candidate, surface) >= 4.5)) return candidate
  }
  return ink
}
