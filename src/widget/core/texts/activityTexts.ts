import type { Core } from '../core.ts'
import { lateTexts } from '../lateTexts.ts'
import type { LateTexts } from '../texts.ts'

/** Activity: the tab and the Transactions view (A §2, A §4). Loaded with the first screen that needs them. */
export const activityTexts = {}

/** As this widget says them: `core.use(createActivityTexts)`. */
export function createActivityTexts(core: Pick<Core, 'textOverrides'>): LateTexts['activity'] {
  return lateTexts(core, 'activity', activityTexts)
}
