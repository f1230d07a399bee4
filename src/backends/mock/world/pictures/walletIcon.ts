import { drawIcon } from './drawIcon.ts'
import { drawMark } from './mark.ts'
import { walletMarks } from './walletMarks.ts'

/**
 * Returns the picture of a wallet by its rdns: the directory shows the same one that the wallet
 * announces.
 */
export function walletIcon(rdns: string): string {
  const mark = walletMarks[rdns]
  return mark === undefined ? drawIcon(rdns) : drawMark(mark)
}
