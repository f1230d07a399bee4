/**
 * Returns the JSON object in a body, regardless of its content type, because clients send it as
 * plain text (wire 1.2); empty if it is not one.
 */
export function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return Object.fromEntries(Object.entries(value))
    }
  } catch {
    // It is not JSON, so the calling service reports the missing fields.
  }
  return {}
}
