const length = 60

/**
 * The cursor of a page, opaque to clients (wire 1.8): the number of remaining entries. Counted from the end, so that new entries move no
 * page.
 */
export function cursorOf(left: number): string {
  return btoa(`foyer-history:${String(left).padStart(length - 14, '0')}`)
}

/** The number of remaining entries, `undefined` for an invalid cursor. */
export function readCursor(cursor: string | null): number | undefined {
  if (cursor === null || !/^[A-Za-z0-9+/]{80}$/.test(cursor)) return undefined
  const found = /^foyer-history:(\d+)$/.exec(atob(cursor))?.[1]
  return found === undefined ? undefined : Number(found)
}
