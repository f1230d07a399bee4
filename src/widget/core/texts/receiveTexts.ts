import { lateTexts } from '../lateTexts.ts'

/** Receive and the compatible networks (A §2). Loaded with the first screen that needs them. */
export const receiveTexts = {}

/** As this widget says them: `core.use(createReceiveTexts)`. */
export const createReceiveTexts = lateTexts('receive', receiveTexts)
