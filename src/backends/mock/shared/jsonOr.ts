/** The value that a text is as JSON, or `otherwise` where it is none. */
export function jsonOr(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Whoever asks has said what then stands for it.
    return otherwise
  }
}
