import { lateTexts } from '../lateTexts.ts'

/** Buying with a card or by bank transfer (A §2, A §8). Loaded with the first screen that needs them. */
export const onrampTexts = {}

/** As this widget says them: `core.use(createOnrampTexts)`. */
export const createOnrampTexts = lateTexts('onramp', onrampTexts)
