const form =
  /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(\.\d{1,9})?(?:Z|([+-])(\d\d):?(\d\d))$/

/** Parses an ISO 8601 time with its zone (`2026-01-15T12:00:00.000Z`) to ms since epoch, else `undefined`. */
export function parseIsoTime(value: unknown): number | undefined {
  const parts = typeof value === 'string' ? form.exec(value) : null
  if (parts === null) return undefined
  const [, year, month, day, hour, minute, second, fraction, sign, aheadHours, aheadMinutes] = parts
  const minutes = Number(hour) * 60 + Number(minute)
  const ahead = Number(aheadHours ?? 0) * 60 + Number(aheadMinutes ?? 0)
  const ofDay = (minutes + (sign === '-' ? ahead : -ahead)) * 60 + Number(second)
  const days = daysSinceEpoch(Number(year), Number(month), Number(day))
  return (days * 86_400 + ofDay) * 1_000 + Math.trunc(Number(fraction ?? 0) * 1_000)
}

/** Returns the days from 1970-01-01 to a Gregorian date, counted in years that begin in March. */
function daysSinceEpoch(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const leapDays =
    Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return marchYear * 365 + leapDays + dayOfYear - 719_468
}
