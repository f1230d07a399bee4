/** A day in the visitor's own time zone. */
export interface CalendarDay {
  readonly year: number
  /** The month's number, 1 to 12. */
  readonly month: number
  /** The month as a title, e.g. `January`. */
  readonly monthName: string
  /** Month and year as a title, e.g. `December 2025`. */
  readonly monthAndYear: string
}

/**
 * A quarter of an hour in ms. The offset of every time zone is a whole number of quarters, so a
 * quarter lies within one day.
 */
const quarter = 15 * 60_000

/**
 * Returns the day of a moment (ms since epoch), in the words of a language (BCP 47); without one in
 * English, as the spec words it. Results are cached, because a list may have ten thousand entries.
 */
export function createCalendar({
  locale,
  timeZone,
}: {
  readonly locale?: string | undefined
  readonly timeZone?: string | undefined
} = {}): (ms: number) => CalendarDay {
  const zone = timeZone === undefined ? {} : { timeZone }
  const numbers = new Intl.DateTimeFormat('en-US', {
    ...zone,
    year: 'numeric',
    month: 'numeric',
  })
  const name =
    locale === undefined ? inEnglish(zone) : inWords(`${locale}-u-ca-gregory-nu-latn`, zone)
  const daysByQuarter = new Map<number, CalendarDay>()
  return (ms) => {
    const key = Math.floor(ms / quarter)
    const found = daysByQuarter.get(key)
    if (found) return found
    const of = partsOf(numbers, ms)
    const [year, month] = [Number(of['year']), Number(of['month'])]
    const made = { year, month, ...name(ms, year) }
    daysByQuarter.set(key, made)
    return made
  }
}

/** Korean is the one language whose AM and PM would be in Latin letters, so it uses a 24-hour clock. */
const hoursOf = (language: string) => (language === 'ko' ? { hourCycle: 'h23' as const } : {})

/**
 * Formats day and time of a moment (ms since epoch) for a place below a title with month and year:
 * `15 · 12:04 PM`.
 */
export function createDayAndTime({
  locale = 'en-US',
  timeZone,
}: {
  readonly locale?: string | undefined
  readonly timeZone?: string | undefined
} = {}): (ms: number) => string {
  const tag = `${locale}-u-ca-gregory-nu-latn`
  const zone = timeZone === undefined ? {} : { timeZone }
  const day = new Intl.DateTimeFormat(tag, { ...zone, day: 'numeric' })
  const time = new Intl.DateTimeFormat(tag, {
    ...zone,
    ...hoursOf(locale.slice(0, 2)),
    hour: 'numeric',
    minute: '2-digit',
  })
  // Browsers differ in the space before `PM`.
  return (ms) => `${day.format(ms)} · ${time.format(ms)}`.replace(/\u202f/g, ' ')
}

type Zone = Pick<Intl.DateTimeFormatOptions, 'timeZone'>
type Names = Pick<CalendarDay, 'monthName' | 'monthAndYear'>

function inEnglish(zone: Zone) {
  const month = new Intl.DateTimeFormat('en-US', { ...zone, month: 'long' })
  return (ms: number, year: number): Names => {
    const monthName = month.format(ms)
    return { monthName, monthAndYear: `${monthName} ${year}` }
  }
}

function inWords(tag: string, zone: Zone) {
  const month = new Intl.DateTimeFormat(tag, { ...zone, month: 'long' })
  const monthAndYear = new Intl.DateTimeFormat(tag, { ...zone, month: 'long', year: 'numeric' })
  const title = (text: string) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1)
  return (ms: number): Names => ({
    monthName: title(month.format(ms)),
    monthAndYear: title(monthAndYear.format(ms)),
  })
}

function partsOf(format: Intl.DateTimeFormat, ms: number): Readonly<Record<string, string>> {
  return Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]))
}
