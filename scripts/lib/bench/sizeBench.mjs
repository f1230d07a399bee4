import { budgets } from '../build/budgets.mjs'
import { spent } from '../build/bundleGuards.mjs'

/**
 * What the package weighs.
 *
 * @param {import('./benchParts.mjs').Bench} bench
 */
export async function sizeBench({ builtPackage, say }) {
  const { graph } = await builtPackage()
  for (const budget of budgets) {
    const size = `${(spent(graph, budget) / 1_000).toFixed(1)} kB`
    say(`${`size: ${budget.name}, gzip`.padEnd(66)}${size.padStart(12)}`)
  }
}
