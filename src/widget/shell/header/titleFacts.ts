import type { Core } from '../../core/core.ts'
import type { TitleFacts } from '../../core/modal/viewRecord.ts'
import { createWalletsOffered } from '../../core/session/walletsOffered.ts'
import { createSocialTexts } from '../../core/texts/connect/socialTexts.ts'
import { createTitleTexts } from '../../core/texts/titleTexts.ts'

/** The state that titles of this widget depend on: `core.use(createTitleFacts)`. */
export function createTitleFacts(core: Core): TitleFacts {
  const wallets = core.use(createWalletsOffered)
  return {
    connectors: core.connectors,
    get emailOnly() {
      const auth = core.connectors.auth()
      return auth?.email === true && auth.showWallets !== false && !wallets.getState().offered
    },
    titles: core.use(createTitleTexts),
    socials: core.use(createSocialTexts),
  }
}
