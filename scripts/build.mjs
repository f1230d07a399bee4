// Builds the package into dist/package, with types, and refuses a build that breaks one of the guards.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { budgets } from './lib/build/budgets.mjs'
import { graphOf } from './lib/build/bundleGraph.mjs'
import {
  budgetProblems,
  clientProblems,
  eagerViemProblems,
  filesOf,
  filesOnDemandOf,
  needlessViemProblems,
  packageProblems,
  simulatorProblems,
  spent,
} from './lib/build/bundleGuards.mjs'
import { buildBrowserFiles } from './lib/build/buildBrowserFiles.mjs'
import { buildNode } from './lib/build/buildNode.mjs'
import { buildPackage } from './lib/build/buildPackage.mjs'
import { buildTypes } from './lib/build/buildTypes.mjs'
import { checkTarball } from './lib/build/checkTarball.mjs'
import { entryPoints, nodeSources } from './lib/build/entryPoints.mjs'
import { featureProblems, productionSources } from './lib/build/features/featureProblems.mjs'
import { folderProblems } from './lib/build/folderProblems.mjs'
import { buildHostPages } from './lib/build/hostPages.mjs'
import { heaviestSources, sizeTable } from './lib/build/sizeTable.mjs'
import { packageFolders, thirdPartyNotices } from './lib/licences/thirdPartyNotices.mjs'
import { isWorkbenchBuilt } from './lib/workbenchBuild.mjs'

/** Share of a budget from which its heaviest sources are named. */
const NEARLY_SPENT = 0.9

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const present = entryPoints.filter(({ source }) => existsSync(join(root, source)))
const absent = entryPoints.filter((entryPoint) => !present.includes(entryPoint))

const chunks = await buildPackage({
  root,
  outDir: join(root, 'dist/package'),
  entryPoints: present,
})
const graph = graphOf(chunks, root)
const pages = await buildHostPages(root, present)
const browser = await buildBrowserFiles(root)
const node = await buildNode(root, nodeSources)
// The panels and the simulated sites of the package are those of the workbench.
if (!isWorkbenchBuilt(root)) await build({ root, logLevel: 'error' })
for (const line of sizeTable(graph, present)) console.log(`  ${line}`)
for (const budget of budgets) {
  const { gzipBytes, files } = spent(graph, pages, budget)
  const onDemand = filesOnDemandOf(graph, budget).length
  console.log(
    `  ${budget.name}: ${(gzipBytes / 1000).toFixed(2)} of ${budget.gzipBytes / 1000} kB gzip, ${files} of ${budget.files} files, ${onDemand} of ${budget.filesOnDemand} on demand`,
  )
  if (gzipBytes < NEARLY_SPENT * budget.gzipBytes) continue
  console.log('  nearly spent; its heaviest sources, not minified:')
  for (const line of heaviestSources(graph, filesOf(graph, budget))) console.log(`    ${line}`)
}

for (const line of browser.lines) console.log(`  ${line}`)

const bundled = packageFolders([
  ...[...graph.values()].flatMap(({ modules }) => modules),
  ...browser.modules,
  ...node,
])
writeFileSync(join(root, 'dist/THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(root, bundled))

// For tests/build/weight.spec.ts, which holds the budgets against what a real page loads.
mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(
  join(root, 'reports/budgets.json'),
  JSON.stringify({
    budgets: budgets.map((budget) => ({
      name: budget.name,
      files: filesOf(graph, budget),
    })),
  }),
)

const problems = [
  ...absent.map(({ name, source }) => `${name}: ${source} is missing.`),
  ...simulatorProblems(graph, present),
  ...packageProblems(graph, present),
  ...eagerViemProblems(graph, present),
  ...needlessViemProblems(graph, present),
  ...clientProblems(graph, present),
  ...budgetProblems(graph, pages, budgets),
  ...featureProblems(productionSources(graph, present, root)),
  ...(await buildTypes(root)),
  ...folderProblems(root),
  ...(await checkTarball(root)),
]
if (problems.length > 0) {
  console.error('Failed to build the package:')
  for (const problem of problems) console.error(`  ${problem}`)
  process.exitCode = 1
}
