// Builds the package into dist/package, with types, and refuses a build that breaks one of the guards.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { budgets } from './lib/budgets.mjs'
import { graphOf } from './lib/bundleGraph.mjs'
import {
  budgetProblems,
  eagerViemProblems,
  packageProblems,
  simulatorProblems,
  spent,
} from './lib/bundleGuards.mjs'
import { buildPackage } from './lib/buildPackage.mjs'
import { doors } from './lib/doors.mjs'
import { installed } from './lib/installed.mjs'
import { runCommand } from './lib/runCommand.mjs'
import { sizeTable } from './lib/sizeTable.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const present = doors.filter(({ source }) => existsSync(join(root, source)))
const absent = doors.filter((door) => !present.includes(door))

const chunks = await buildPackage({ root, outDir: join(root, 'dist/package'), doors: present })
const graph = graphOf(chunks, root)
for (const line of sizeTable(graph, present)) console.log(`  ${line}`)
for (const budget of budgets) {
  const bytes = spent(graph, 'foyer', budget)
  console.log(
    `  ${budget.name}: ${(bytes / 1000).toFixed(1)} of ${budget.gzipBytes / 1000} kB gzip`,
  )
}

const types = await runCommand(installed('tsc'), ['-p', 'tsconfig.build.json'], { cwd: root })
const problems = [
  ...absent.map(({ name, source }) => `${name}: ${source} is missing.`),
  ...simulatorProblems(graph, present),
  ...packageProblems(graph, present),
  ...eagerViemProblems(graph, present),
  ...budgetProblems(graph, 'foyer', budgets),
  ...(types.code === 0 ? [] : [`types: ${types.output.trim()}`]),
]
if (problems.length > 0) {
  console.error('Failed to build the package:')
  for (const problem of problems) console.error(`  ${problem}`)
  process.exitCode = 1
}
