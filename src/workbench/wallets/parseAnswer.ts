export type Answer =
  | { readonly value: unknown; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: string }

/** Parses typed JSON, and explains its problem in plain words. */
export function parseAnswer(text: string): Answer {
  if (text.trim() === '') return { problem: 'Write JSON: a text needs quotes, nothing is null.' }
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const hint = /^[\w.-]+$/.test(text.trim()) ? ` A text needs quotes: "${text.trim()}".` : ''
    return { problem: `This is not JSON: ${why}.${hint}` }
  }
}
