import { anvilBinary } from '../../../anvil/anvilBinary.ts'

/** The reasons why this machine has no local chains, as sentences for the developer; empty when it has them. */
export function chainProblems(): readonly string[] {
  try {
    anvilBinary()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
