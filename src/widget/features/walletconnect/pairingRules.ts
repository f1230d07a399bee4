/** How often a pairing is checked for its expiry, in ms (C-212, C-359). */
export const checkEvery = 10_000

/** A remaining time below this counts as expired, in ms (wire 8.2). */
const tooLittle = 10_000

/** Whether a pairing that expires at that time (ms since epoch) needs a new one now. */
export function needsNewPairing(expiresAt: number, now: number): boolean {
  return expiresAt - now <= tooLittle
}
