/** A time (ms since epoch) in UTC: `Thu 15 Jan 2026` and `12:00:03.250`. */
export function formatTime(ms: number): { date: string; time: string; millis: string } {
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
  })
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const millis = ((Math.floor(ms) % 1000) + 1000) % 1000
  return {
    date: day.format(ms).replace(',', ''),
    time: time.format(ms),
    millis: String(millis).padStart(3, '0'),
  }
}
