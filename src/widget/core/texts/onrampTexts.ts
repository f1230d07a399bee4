import type { Core } from '../core.ts'
import { lateTexts } from '../lateTexts.ts'
import type { LateTexts } from '../texts.ts'

/** Buying with a card or by bank transfer (A §2, A §8). Loaded with the first screen that needs them. */
export const onrampTexts = {}

/** As this widget says them: `core.use(createOnrampTexts)`. */
export function createOnrampTexts(core: Pick<Core, 'textOverrides'>): LateTexts['onramp'] {
  return lateTexts(core, 'onramp', onrampTexts)
}
