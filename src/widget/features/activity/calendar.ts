/** A day in the visitor's own time zone. */
export interface CalendarDay {
  readonly year: number
  /** English: `January`. */
  readonly monthName: string
  readonly day: number
}

/** No zone is off by a part of a quarter of an hour, so such a quarter lies within one day. */
const quarter = 15 * 60_000

/** Tells the day of a moment (ms since epoch). Remembers, since ten thousand entries ask. */
export function createCalendar(timeZone?: string): (ms: number) => CalendarDay {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    ...(timeZone === undefined ? {} : { timeZone }),
  })
  const known = new Map<number, CalendarDay>()
  return (ms) => {
    const key = Math.floor(ms / quarter)
    const found = known.get(key)
    if (found) return found
    const of = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]))
    const day = {
      year: Number(of['year']),
      monthName: of['month'] ?? '',
      day: Number(of['day']),
    }
    known.set(key, day)
    return day
  }
}
