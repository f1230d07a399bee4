const units: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  sec: 1000,
  m: 60_000,
  min: 60_000,
  h: 3_600_000,
  d: 86_400_000,
}

/** Virtual ms of a typed duration: `90` (seconds), `1.5 min`, `20m`, `1h 30m`, `2:30`, `250 ms`. Undefined if it is invalid. */
export function parseDuration(text: string): number | undefined {
  const typed = text.trim().toLowerCase()
  const clock = /^(?:(\d+):)?(\d{1,2}):(\d{2})$/.exec(typed)
  if (clock) {
    const [, hours = '0', minutes = '0', seconds = '0'] = clock
    return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  }
  if (/^\d+(\.\d+)?$/.test(typed)) return Math.round(Number(typed) * 1000)
  if (!/^(\d+(\.\d+)?\s*[a-z]+\s*)+$/.test(typed)) return undefined
  let sum = 0
  for (const [, amount, unit = ''] of typed.matchAll(/(\d+(?:\.\d+)?)\s*([a-z]+)/g)) {
    const size = Object.hasOwn(units, unit) ? units[unit] : undefined
    if (size === undefined) return undefined
    sum += Number(amount) * size
  }
  return Math.round(sum)
}
