import type { Core } from '../../core/core.ts'
import type { RouterEntry } from '../../core/modal/router.ts'
import type { ViewName } from '../../core/kernel/viewParams.ts'
import type { ViewRecord, TitleFacts } from '../../core/modal/viewRecord.ts'
import { createWalletsOffered } from '../../core/session/walletsOffered.ts'
import { socialTexts } from '../../core/texts/login/socialTexts.ts'
import { titleTexts } from '../../core/texts/general/titleTexts.ts'

/**
 * Returns the title for a step of the history, `undefined` if the view has none (C-045 to C-069).
 */
export function viewTitle(core: Core, entry: RouterEntry): string | undefined {
  // The registry gives each view's record its own parameter type; entry.params belongs to entry.view.
  const { title } = core.views[entry.view] as ViewRecord<ViewName>
  const facts = core.use(createTitleFacts)
  return typeof title === 'function' ? title(facts, entry.params) : title && facts.titles[title]
}

/** Creates the state that titles of this widget depend on: `core.use(createTitleFacts)`. */
function createTitleFacts(core: Core): TitleFacts {
  const wallets = core.use(createWalletsOffered)
  return {
    connectors: core.connectors,
    get emailOnly() {
      const auth = core.connectors.auth()
      return auth?.email === true && auth.showWallets !== false && !wallets.getState().offered
    },
    titles: core.use(titleTexts),
    socials: core.use(socialTexts),
  }
}
