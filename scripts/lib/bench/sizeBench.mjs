import { budgets } from '../build/budgets.mjs'
import { spent } from '../build/bundleGuards.mjs'
import { modalEntryPoints } from '../build/entryPoints.mjs'
import { buildHostPages } from '../build/hostPages.mjs'

/**
 * Measures the package's size for a host.
 *
 * @param {import('./benchParts.mjs').Bench} bench
 */
export async function sizeBench({ builtPackage, root, say }) {
  const { graph, folder } = await builtPackage()
  const pages = await buildHostPages(root, modalEntryPoints, folder)
  for (const budget of budgets) {
    const size = `${(spent(graph, pages, budget).gzipBytes / 1_000).toFixed(1)} kB`
    say(`${`size: ${budget.name}, gzip`.padEnd(66)}${size.padStart(12)}`)
  }
}
