// Builds the two packages into dist/foyerkit and dist/foyerkit-lab, with types, packs them, and refuses a build that breaks one of the guards.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { budgets } from './lib/build/budgets.mjs'
import { graphOf } from './lib/build/bundleGraph.mjs'
import {
  budgetProblems,
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
import { buildLab, buildPackage } from './lib/build/buildPackage.mjs'
import { buildTypes } from './lib/build/buildTypes.mjs'
import { checkTarball } from './lib/build/checkTarball.mjs'
import { labEntryPoints, modalEntryPoints, nodeSources } from './lib/build/entryPoints.mjs'
import { featureProblems, productionSources } from './lib/build/features/featureProblems.mjs'
import { folderProblems } from './lib/build/folderProblems.mjs'
import { buildHostPages } from './lib/build/hostPages.mjs'
import { labPackage, modalPackage, packages } from './lib/build/packages.mjs'
import { heaviestSources, sizeTable } from './lib/build/sizeTable.mjs'
import { stagePackage } from './lib/build/stagePackage.mjs'
import { writeClientFiles } from './lib/build/writeClientFiles.mjs'
import { packageFolders, thirdPartyNotices } from './lib/licences/thirdPartyNotices.mjs'
import { isWorkbenchBuilt, packagesInWorkbench } from './lib/workbenchBuild.mjs'

/** Share of a budget from which its heaviest sources are named. */
const NEARLY_SPENT = 0.9

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const chunks = await buildPackage({
  root,
  outDir: join(root, 'dist/package'),
  entryPoints: modalEntryPoints,
})
writeClientFiles(join(root, 'dist/package'), chunks, modalEntryPoints)
const graph = graphOf(chunks, root)
const lab = await buildLab({ root, outDir: join(root, 'dist/lab'), entryPoints: labEntryPoints })
const pages = await buildHostPages(root, modalEntryPoints)
const browser = await buildBrowserFiles(root)
const node = await buildNode(root, nodeSources)
// The panels and the simulated sites of the command are those of the workbench.
if (!isWorkbenchBuilt(root)) await build({ root, logLevel: 'error' })
for (const line of sizeTable(graph, modalEntryPoints)) console.log(`  ${line}`)
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

const typeProblems = await buildTypes(root)
const modulesOf = (/** @type {typeof chunks} */ all) =>
  [...graphOf(all, root).values()].flatMap(({ modules }) => modules)
const modal = packageFolders([...modulesOf(chunks), ...browser.modules.foyer])
stagePackage(root, modalPackage, thirdPartyNotices(root, modal))
const development = packageFolders([
  ...modulesOf(lab),
  ...browser.modules.foyer,
  ...browser.modules.simulator,
  ...node,
  // A file in each of them.
  ...packagesInWorkbench(root).map((folder) => `${folder}/package.json`),
])
stagePackage(root, labPackage, thirdPartyNotices(root, development))
const tarballs = await Promise.all(packages.map((one) => checkTarball(root, one)))
for (const { line } of tarballs) console.log(`  ${line}`)

const problems = [
  ...simulatorProblems(graph, modalEntryPoints),
  ...packageProblems(graph, modalEntryPoints),
  ...eagerViemProblems(graph, modalEntryPoints),
  ...needlessViemProblems(graph, modalEntryPoints),
  ...budgetProblems(graph, pages, budgets),
  ...featureProblems(productionSources(graph, modalEntryPoints, root)),
  ...typeProblems,
  ...folderProblems(root),
  ...tarballs.flatMap((tarball) => tarball.problems),
]
if (problems.length > 0) {
  console.error('Failed to build the packages:')
  for (const problem of problems) console.error(`  ${problem}`)
  process.exitCode = 1
}
