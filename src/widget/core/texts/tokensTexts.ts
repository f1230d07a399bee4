import { lateTexts } from '../lateTexts.ts'

/** The wallet-features widget, its tabs and the list of tokens (A §2). Loaded with the first screen that needs them. */
export const tokensTexts = {}

/** As this widget says them: `core.use(createTokensTexts)`. */
export const createTokensTexts = lateTexts('tokens', tokensTexts)
