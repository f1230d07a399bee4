import type { Finding } from '../../scenarios/index.ts'

/** The result of one look. */
export function found(ok: boolean, actual: unknown): Finding {
  return { ok, actual: inWords(actual) }
}

/** A value as a person reads it: the entries of an object and the items of a list, without the marks of JSON. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(inWords).join(', ') || 'nothing'
  if (typeof value !== 'object' || value === null) return String(value ?? 'nothing')
  const entries = Object.entries(value).map(([key, entry]) => {
    const text = inWords(entry)
    return `${key}: ${typeof entry === 'object' && entry !== null && !Array.isArray(entry) ? `(${text})` : text}`
  })
  return entries.join(', ') || 'nothing'
}
