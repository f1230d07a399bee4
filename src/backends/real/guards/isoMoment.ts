const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:?\d\d)$/

/** ms since epoch of a moment in ISO 8601 with its zone (`2026-01-15T12:00:00.000Z`), else `undefined`. */
export function isoMoment(value: unknown): number | undefined {
  if (typeof value !== 'string' || !form.test(value)) return undefined
  const ms = Date.parse(value)
  return Number.isNaN(ms) ? undefined : ms
}
