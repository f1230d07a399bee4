import css from './rightToLeft.css?inline'

/** The additional style sheet for right-to-left languages. */
export const rightToLeftStyles: string = css
