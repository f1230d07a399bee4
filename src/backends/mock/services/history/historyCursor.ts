const length = 60

/**
 * The cursor of a page, opaque to clients (wire 1.8): how many entries follow. Counted from the end, so
 * that what happens meanwhile moves no page.
 */
export function cursorOf(left: number): string {
  return btoa(`foyer-history:${String(left).padStart(length - 14, '0')}`)
}

/** How many entries follow, `undefined` for what is no cursor. */
export function readCursor(cursor: string | null): number | undefined {
  if (cursor === null || !/^[A-Za-z0-9+/]{80}$/.test(cursor)) return undefined
  const found = /^foyer-history:(\d+)$/.exec(atob(cursor))?.[1]
  return found === undefined ? undefined : Number(found)
}
