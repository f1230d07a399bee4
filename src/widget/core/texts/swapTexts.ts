import { lateTexts } from '../lateTexts.ts'

/** Swap, its token list, its preview (A §2, A §4, A §8). Loaded with the first screen that needs them. */
export const swapTexts = {}

/** As this widget says them: `core.use(createSwapTexts)`. */
export const createSwapTexts = lateTexts('swap', swapTexts)
