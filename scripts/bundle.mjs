// Builds what the tests in a browser use, without the package and its guards: the workbench, the command, and the scenarios as files that the
// command replays.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, runnerImport } from 'vite'
import { buildNode } from './lib/build/buildNode.mjs'
import { nodeSources } from './lib/build/entryPoints.mjs'
import { scenarioFolder } from './lib/replayScenarios.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
await build({ root, logLevel: 'warn' })
await buildNode(root, nodeSources)

/** @type {{ module: typeof import('../src/scenarios/allScenarios.ts') }} */
const { module } = await runnerImport('./src/scenarios/allScenarios.ts', { root })
const folder = join(root, scenarioFolder)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const scenario of module.scenarios) {
  const text = `${JSON.stringify(scenario, null, 2)}\n`
  writeFileSync(join(folder, `${scenario.id}.scenario.json`), text)
}
// Those that the workbench of this repository has saved are files already.
const recorded = join(root, 'src/scenarios/recorded')
if (existsSync(recorded)) cpSync(recorded, join(folder, 'recorded'), { recursive: true })
