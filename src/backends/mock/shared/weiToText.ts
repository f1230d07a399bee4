import { unitsToText } from './unitsToText.ts'

/** Wei as decimal text in whole coins (18 decimals), exact and without trailing zeros. */
export function weiToText(wei: bigint): string {
  return unitsToText(wei, 18)
}
