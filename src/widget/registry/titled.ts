import type { Core } from '../core/core.ts'

type Titles = Core['texts']['titles']

/** A title out of the text table that needs nothing but its words. */
export const titled = (pick: (titles: Titles) => string) => (core: Core) => pick(core.texts.titles)
