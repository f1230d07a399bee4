const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/**
 * Formats a moment (ms since epoch) as ISO 8601 in UTC, to the millisecond:
 * `2026-01-15T12:00:00.000Z`.
 */
export function formatIsoTime(ms: number): string {
  const of = Object.fromEntries(parts.formatToParts(ms).map(({ type, value }) => [type, value]))
  const fraction = String(Math.floor(ms) % 1000).padStart(3, '0')
  const date = `${of['year']}-${of['month']}-${of['day']}`
  return `${date}T${of['hour']}:${of['minute']}:${of['second']}.${fraction}Z`
}
