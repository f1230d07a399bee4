const deepest = 8
const maxLength = 4_000

/**
 * Returns a copy that survives JSON and structured cloning, for the call log and for snapshots:
 * bigints end in `n`, bytes become their count, and values that are not data (functions, elements,
 * signals) become their name.
 */
export function toPlain(value: unknown, depth = 0): unknown {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value
  if (value === undefined) return undefined
  if (typeof value === 'string') {
    return value.length > maxLength ? `${value.slice(0, maxLength)}…` : value
  }
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object') return `[${typeof value}]`
  if (depth >= deepest) return '[…]'
  if (value instanceof Error) return { name: value.name, message: value.message }
  if (value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
  if (Array.isArray(value)) return value.map((entry) => toPlain(entry, depth + 1) ?? null)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `[${nameOf(value)}]`
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .map(([key, entry]) => [key, toPlain(entry, depth + 1)]),
  )
}

function nameOf(value: object): string {
  return value.constructor?.name ?? 'object'
}
