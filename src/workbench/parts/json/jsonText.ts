/** A value in one line: a text in quotation marks, an object by its fields, a list by its length. */
export function jsonText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.length} ]`
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value)
    return names.length === 0 ? '{}' : `{ ${names.join(', ')} }`
  }
  if (typeof value === 'bigint') return `${value}n`
  return value === undefined ? 'undefined' : JSON.stringify(value)
}
