import { lateTexts } from '../lateTexts.ts'

/** Send, its token list, its preview (A §2, A §4, A §8). Loaded with the first screen that needs them. */
export const sendTexts = {}

/** As this widget says them: `core.use(createSendTexts)`. */
export const createSendTexts = lateTexts('send', sendTexts)
