import { asRecord } from '../../backends/port/asRecord.ts'

/** The message of a thrown value. An error of the stage belongs to the stage's realm, so `instanceof` fails here. */
export function messageOf(thrown: unknown): string {
  return String(asRecord(thrown).message ?? thrown)
}
