/** How often it is looked whether a pairing is over, in ms (C-212, C-359). */
export const checkEvery = 10_000

/** Less than this left counts as over, in ms (wire 8.2). */
const tooLittle = 10_000

/** Whether a pairing that ends at that moment (ms since epoch) needs a new one now. */
export function needsNewPairing(expiresAt: number, now: number): boolean {
  return expiresAt - now <= tooLittle
}
