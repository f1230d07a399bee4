import type { Core } from '../core.ts'
import { lateTexts } from '../lateTexts.ts'
import type { LateTexts } from '../texts.ts'

/** The wallet-features widget, its tabs and the list of tokens (A §2). Loaded with the first screen that needs them. */
export const tokensTexts = {}

/** As this widget says them: `core.use(createTokensTexts)`. */
export function createTokensTexts(core: Pick<Core, 'textOverrides'>): LateTexts['tokens'] {
  return lateTexts(core, 'tokens', tokensTexts)
}
