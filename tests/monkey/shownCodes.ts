/** The pairing codes that a run has seen on the screen. */
export interface ShownCodes {
  /** Remembers what is on the screen now: the drawing of a code, or `undefined` for none. `now` in ms since epoch. */
  see(code: string | undefined, now: number): void
  /** Remembers that the phone has scanned the code that was seen last. */
  scanned(): void
  /** The code that was seen last can be scanned: no phone did, and it certainly has not expired. */
  canScan(): boolean
}

/** How long a pairing lives, in ms (wire 8.2). */
const lifetime = 300_000

/** Follows the codes of a run, of which a phone can use each once and only in time. */
export function createShownCodes(): ShownCodes {
  const used = new Set<string>()
  let shown: string | undefined
  let latest = -Infinity
  /** A code is not older than the last look at which it was not there. */
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
