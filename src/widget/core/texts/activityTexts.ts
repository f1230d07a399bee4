import { lateTexts } from '../lateTexts.ts'

/** Activity: the tab and the Transactions view (A §2, A §4). Loaded with the first screen that needs them. */
export const activityTexts = {}

/** As this widget says them: `core.use(createActivityTexts)`. */
export const createActivityTexts = lateTexts('activity', activityTexts)
