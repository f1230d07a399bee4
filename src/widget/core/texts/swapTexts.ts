import type { Core } from '../core.ts'
import { lateTexts } from '../lateTexts.ts'
import type { LateTexts } from '../texts.ts'

/** Swap, its token list, its preview (A §2, A §4, A §8). Loaded with the first screen that needs them. */
export const swapTexts = {}

/** As this widget says them: `core.use(createSwapTexts)`. */
export function createSwapTexts(core: Pick<Core, 'textOverrides'>): LateTexts['swap'] {
  return lateTexts(core, 'swap', swapTexts)
}
