import { anvilBinary } from '../../../anvil/anvilBinary.ts'

/** Why there are no local chains on this machine, as sentences for the developer; empty when there are. */
export function chainProblems(): readonly string[] {
  try {
    anvilBinary()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
