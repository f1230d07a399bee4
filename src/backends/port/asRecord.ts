import { isRecord } from './isRecord.ts'

/**
 * The fields of a value from outside, all of them unknown; none where it is no object, or a list. Every reading
 * of foreign JSON, of a thrown value or of a window's message starts here.
 */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}
