import type { Core } from '../core.ts'
import { lateTexts } from '../lateTexts.ts'
import type { LateTexts } from '../texts.ts'

/** Send, its token list, its preview (A §2, A §4, A §8). Loaded with the first screen that needs them. */
export const sendTexts = {}

/** As this widget says them: `core.use(createSendTexts)`. */
export function createSendTexts(core: Pick<Core, 'textOverrides'>): LateTexts['send'] {
  return lateTexts(core, 'send', sendTexts)
}
