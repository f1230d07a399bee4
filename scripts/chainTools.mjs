// Checks that cast, forge and Hardhat work on the local chains as docs/local-rpc.md says.
//
//   npm run chain-tools            all of them
//   npm run chain-tools -- cast    some
//
// These tools are 380 MB, so `npm ci` does not install them, and the test command does not run this script. The script installs
// them from the registry, in exact versions, into .cache/chain-tools, where they stay for the next run. If a tool cannot be
// installed, the script prints the reason and ends with 1, because the tool was not checked.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { lastLine } from './lib/countReport.mjs'
import { freePort } from './lib/freePort.mjs'
import { castChecks } from './lib/chainTools/castChecks.mjs'
import { chainTools } from './lib/chainTools/chainTools.mjs'
import { docBlock } from './lib/chainTools/docBlock.mjs'
import { forgeChecks } from './lib/chainTools/forgeChecks.mjs'
import { hardhatChecks } from './lib/chainTools/hardhatChecks.mjs'
import { obtainTool } from './lib/chainTools/obtainTool.mjs'
import { runChecks } from './lib/chainTools/runChecks.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const guide = readFileSync('docs/local-rpc.md', 'utf8')
const tools = chainTools(JSON.parse(readFileSync('package.json', 'utf8')).devDependencies)
const names = tools.map(({ name }) => name)
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !names.includes(name))
if (unknown !== undefined) {
  console.error(`There is no tool "${unknown}". The tools are ${names.join(', ')}.`)
  process.exit(2)
}

/** @type {{ module: typeof import('../anvil/accounts.ts') }} */
const { module: accounts } = await runnerImport('./anvil/accounts.ts')
/** @type {{ module: typeof import('../src/server/serve/serveCommand.ts') }} */
const { module: command } = await runnerImport('./src/server/serve/serveCommand.ts')
/** @param {string} line */
const say = (line) => console.log(line)
const served = await command.serveCommand(
  { kind: 'chains', allow: [], port: await freePort() },
  console.error,
)
const place = `${served.origins.host}/__foyer/rpc`
say(`the local chains are at ${place}`)

/**
 * A fresh project in the tool's folder, where it finds its packages, with the files of docs/local-rpc.md.
 *
 * @param {string} folder
 * @param {string} rpcUrl
 */
function createProject(folder, rpcUrl) {
  const project = join(folder, 'project')
  rmSync(project, { recursive: true, force: true })
  cpSync('scripts/lib/chainTools/project', project, { recursive: true })
  const config = docBlock(guide, '// hardhat.config.js')
  writeFileSync(
    join(project, 'hardhat.config.cjs'),
    config.replace('http://localhost:4848/__foyer/rpc/1', rpcUrl),
  )
  writeFileSync(join(project, 'solc.mjs'), docBlock(guide, '#!/usr/bin/env node'), { mode: 0o755 })
  return project
}

/**
 * @param {string} name
 * @param {string} folder
 */
function checksOf(name, folder) {
  // Each on a chain of its own.
  const rpcUrl = `${place}/${name}/1`
  const project = createProject(folder, rpcUrl)
  const [owner, friend] = accounts.testAccounts
  if (owner === undefined || friend === undefined) throw new Error('There are no test accounts.')
  switch (name) {
    case 'cast':
      return castChecks({ folder, rpcUrl, accounts: [owner, friend] })
    case 'forge':
      return forgeChecks({ folder, project, rpcUrl, privateKey: owner.privateKey })
    default:
      return hardhatChecks({ folder, project, rpcUrl })
  }
}

const total = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const leftOut = []
for (const tool of tools.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  say(tool.name)
  const obtained = await obtainTool(tool, { cache: join(root, '.cache/chain-tools'), say })
  if ('leftOut' in obtained) {
    leftOut.push(`LEFT OUT ${tool.name}: ${obtained.leftOut}`)
    continue
  }
  const counts = await runChecks(checksOf(tool.name, obtained.folder), say)
  total.passed += counts.passed
  total.failed += counts.failed
}
await served.close()
for (const line of leftOut) say(line)
say(lastLine(total))
process.exit(total.failed > 0 || leftOut.length > 0 ? 1 : 0)
