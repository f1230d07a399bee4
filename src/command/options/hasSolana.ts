import { createRequire } from 'node:module'

/**
 * Whether the local Solana can be loaded on this machine.
 * @param resolve finds an installed package, or throws
 */
export function hasSolana(
  resolve: (name: string) => unknown = createRequire(import.meta.url).resolve,
): boolean {
  try {
    resolve('litesvm')
    return true
  } catch {
    // For any error, the package cannot be loaded from here.
    return false
  }
}
