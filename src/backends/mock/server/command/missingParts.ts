import { createRequire } from 'node:module'
import { chainProblems } from '../chainProblems.ts'

/**
 * What has to be installed beside the package for all of its chains, as sentences that say how.
 * @param resolve finds an installed package, or throws
 */
export function missingParts(
  resolve: (name: string) => unknown = createRequire(import.meta.url).resolve,
): readonly string[] {
  return [...chainProblems(), ...solanaProblems(resolve)]
}

function solanaProblems(resolve: (name: string) => unknown): readonly string[] {
  try {
    resolve('litesvm')
    return []
  } catch {
    // Whatever the reason is, it cannot be loaded from here.
    return ['There is no local Solana: run npm install --save-dev litesvm if you need it.']
  }
}
