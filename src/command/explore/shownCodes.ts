/** The pairing codes that a run has seen on the screen. */
export interface ShownCodes {
  /** Records the code on the screen: its drawing, or `undefined` for none. `now` in ms since epoch. */
  see(code: string | undefined, now: number): void
  /** Records that the phone has scanned the last code. */
  scanned(): void
  /** Whether the last code can be scanned: it is unused, and certainly has not expired. */
  canScan(): boolean
}

/** Lifetime of a pairing, in ms (wire 8.2). */
const lifetime = 300_000

/** Follows the codes of a run. A phone can use each code once and only in time. */
export function createShownCodes(): ShownCodes {
  const used = new Set<string>()
  let shown: string | undefined
  let latest = -Infinity
  /** A code is at most as old as the last look without it. */
  let notOlderThan = -Infinity
  return {
    see(code, now) {
      if (code === undefined) notOlderThan = now
      else if (code !== shown) notOlderThan = latest
      shown = code
      latest = now
    },
    scanned() {
      if (shown !== undefined) used.add(shown)
    },
    canScan: () => shown !== undefined && !used.has(shown) && latest - notOlderThan < lifetime,
  }
}
