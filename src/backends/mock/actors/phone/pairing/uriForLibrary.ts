/** The most seconds that the wallet's library waits for a pairing. */
const maxSeconds = 300

/**
 * Converts a pairing's URI for the wallet's library. The page writes the expiry in its virtual
 * time, but the library compares it with real time. Returns `undefined` if the pairing has expired.
 * Both times are in ms since epoch.
 */
export function uriForLibrary(
  uri: string,
  { now, libraryNow }: { readonly now: number; readonly libraryNow: number },
): string | undefined {
  const [, end] = /[?&]expiryTimestamp=(\d+)/.exec(uri) ?? []
  if (end === undefined) return uri
  const secondsLeft = Number(end) - Math.floor(now / 1_000)
  if (secondsLeft <= 0) return undefined
  const libraryEnd = Math.floor(libraryNow / 1_000) + Math.min(secondsLeft, maxSeconds)
  return uri.replace(/([?&]expiryTimestamp=)\d+/, `$1${libraryEnd}`)
}
