/** The most seconds that the wallet's library lets a pairing wait. */
const longest = 300

/**
 * A pairing's address as the wallet's library must have it: the library reads the end of its time by the
 * platform's `Date`, which is virtual where the page is the simulator's own; the page writes it by its own clock. `undefined` when that time is over. Both nows in ms since epoch.
 */
export function uriForLibrary(
  uri: string,
  { now, libraryNow }: { readonly now: number; readonly libraryNow: number },
): string | undefined {
  const [, end] = /[?&]expiryTimestamp=(\d+)/.exec(uri) ?? []
  if (end === undefined) return uri
  const left = Number(end) - Math.floor(now / 1_000)
  if (left <= 0) return undefined
  const libraryEnd = Math.floor(libraryNow / 1_000) + Math.min(left, longest)
  return uri.replace(/([?&]expiryTimestamp=)\d+/, `$1${libraryEnd}`)
}
