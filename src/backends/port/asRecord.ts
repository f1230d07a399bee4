/**
 * The fields of a value from outside, all of them unknown; none where it is no object. Every reading of foreign
 * JSON, of a thrown value or of a window's message starts here.
 */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
