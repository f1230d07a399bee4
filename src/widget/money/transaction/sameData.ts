/** True if two plain values (text, numbers, bigints, lists, records) are equal, part by part. */
export function sameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    return false
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => sameData(one[key], other[key]))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
