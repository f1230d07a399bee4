import { coinMarks } from './coinMarks.ts'
import { drawIcon } from './drawIcon.ts'
import { drawMark } from './mark.ts'

/**
 * Returns the SVG picture of a coin or token: always the same for a symbol, and different for every
 * symbol.
 */
export function tokenPicture(symbol: string): string {
  const mark = coinMarks[symbol]
  return mark === undefined ? drawIcon(`token ${symbol}`) : drawMark(mark)
}
