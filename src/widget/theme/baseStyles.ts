import baseCss from './base.css?inline'

/** The sheet every root adopts first: isolation from the page, reset, type, derived sizes, focus, motion. */
export const baseStyles: string = baseCss
