import type { ViewFacts } from '../core/modal/viewRecord.ts'

type Titles = ViewFacts['texts']['titles']

/** A title out of the text table that needs nothing but its words. */
export const titled =
  (pick: (titles: Titles) => string) =>
  ({ texts }: ViewFacts) =>
    pick(texts.titles)
