/** A JSON object out of a body, whatever its content type (wire 1.2); empty when it is none. */
export function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return Object.fromEntries(Object.entries(value))
    }
  } catch {
    // Not JSON at all: the service that asked answers for missing fields.
  }
  return {}
}
