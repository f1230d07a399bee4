/** A wallet's own word for part of an id: what separates the parts of ids (`#`) is escaped in it, so that none can look like another. */
export function withoutMarks(text: string): string {
  return text.replace(/[%#]/g, encodeURIComponent)
}
