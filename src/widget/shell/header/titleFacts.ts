import type { Core } from '../../core/core.ts'
import type { TitleFacts } from '../../core/modal/viewRecord.ts'
import { createSocialTexts } from '../../core/texts/connect/socialTexts.ts'
import { createTitleTexts } from '../../core/texts/titleTexts.ts'

/** What titles are made of in this widget: `core.use(createTitleFacts)`. */
export function createTitleFacts(core: Core): TitleFacts {
  return {
    connectors: core.connectors,
    titles: core.use(createTitleTexts),
    socials: core.use(createSocialTexts),
  }
}
