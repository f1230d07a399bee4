/** Returns the value of a JSON text, or `otherwise` if the text is not JSON. */
export function jsonOr(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The caller has given the value to use instead.
    return otherwise
  }
}
