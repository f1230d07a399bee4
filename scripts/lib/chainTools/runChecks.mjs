/** @typedef {import('../countReport.mjs').Counts} Counts */
/** @typedef {{ what: string, run: () => Promise<void> }} Check `run` rejects when the check fails */

/**
 * Runs checks one after the other and prints the result of each. Every check uses the chain as the earlier checks changed it.
 *
 * @param {readonly Check[]} checks
 * @param {(line: string) => void} say
 * @returns {Promise<Counts>}
 */
export async function runChecks(checks, say) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { what, run } of checks) {
    try {
      await run()
      counts.passed += 1
      say(`  ok      ${what}`)
    } catch (error) {
      counts.failed += 1
      say(`  FAILED  ${what}`)
      say(String(error instanceof Error ? error.message : error).replace(/^/gm, '          '))
    }
  }
  return counts
}
