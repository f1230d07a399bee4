import { isRecord } from './isRecord.ts'

/**
 * The fields of an external value, with unknown types. Empty unless the value is a plain object. Use it to read foreign
 * JSON, a thrown value or a message of another window.
 */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}
