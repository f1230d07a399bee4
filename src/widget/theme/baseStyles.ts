import baseCss from './base.css?inline'

/** The first style sheet of every root: isolation from the page, reset, type, derived sizes, focus, motion. */
export const baseStyles: string = baseCss
