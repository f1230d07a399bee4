import { asRecord } from '../../backends/port/asRecord.ts'

/** The message of what was thrown. An error of the stage is none of this page's class. */
export function messageOf(thrown: unknown): string {
  return String(asRecord(thrown).message ?? thrown)
}
