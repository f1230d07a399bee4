import css from './rightToLeft.css?inline'

/** The sheet that a root adopts besides for languages that are written from right to left. */
export const rightToLeftStyles: string = css
