import { anvilBinary } from '../../../anvil/anvilBinary.ts'

/**
 * Returns the reasons why this machine has no local chains, as sentences for the developer; none
 * when it has them.
 */
export function chainProblems(): readonly string[] {
  try {
    anvilBinary()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
