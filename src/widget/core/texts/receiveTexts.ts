import type { Core } from '../core.ts'
import { lateTexts } from '../lateTexts.ts'
import type { LateTexts } from '../texts.ts'

/** Receive and the compatible networks (A §2). Loaded with the first screen that needs them. */
export const receiveTexts = {}

/** As this widget says them: `core.use(createReceiveTexts)`. */
export function createReceiveTexts(core: Pick<Core, 'textOverrides'>): LateTexts['receive'] {
  return lateTexts(core, 'receive', receiveTexts)
}
