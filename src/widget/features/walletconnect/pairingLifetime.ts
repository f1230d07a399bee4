/** A pairing with at most this much time left is renewed, in ms, so that it does not expire before the next check. */
const minRemaining = 10_000

/** Whether a pairing that expires at that time (ms since epoch) needs a new one now. */
export function needsNewPairing(expiresAt: number, now: number): boolean {
  return expiresAt - now <= minRemaining
}
