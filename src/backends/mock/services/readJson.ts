/** A JSON object in a body, regardless of its content type (wire 1.2); empty if it is not one. */
export function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return Object.fromEntries(Object.entries(value))
    }
  } catch {
    // Not JSON: the calling service reports the missing fields.
  }
  return {}
}
