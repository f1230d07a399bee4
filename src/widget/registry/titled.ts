import type { TitleFacts } from '../core/modal/viewRecord.ts'

type Titles = TitleFacts['titles']

/** A title out of the text table that needs nothing but its words. */
export const titled =
  (pick: (titles: Titles) => string) =>
  ({ titles }: TitleFacts) =>
    pick(titles)
