// Installs examples from the registry in folders outside, with the packed packages, builds and tests them.
//
//   npm run examples            all of them
//   npm run examples -- next    some
//   npm run examples -- pnpm    the example vite-react with pnpm
//   npm run examples -- yarn    the example vite-react with Yarn's Plug'n'Play
//
// An example that needs a newer Node than this one is left out with a sentence that says so. One with a script `start` is also opened in
// production, under the policy of docs/content-policy.md where the framework can have it.
//
// The test command runs most of them too, on what is installed here. Those that install code that is not open source run only here:
// MetaMask's page, and RainbowKit with the connectors of wagmi 2.
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packages } from './lib/build/packages.mjs'
import { engineProblem } from './lib/examples/engineProblem.mjs'
import { hereConfig, hereConfigName } from './lib/examples/hereConfig.mjs'
import { packageManagers } from './lib/examples/packageManagers.mjs'
import { productionProblems } from './lib/examples/productionProblems.mjs'
import { productionOf } from './lib/examples/productions.mjs'
import { simulatorInBuild } from './lib/examples/simulatorInBuild.mjs'
import { freePort } from './lib/freePort.mjs'
import { obtainChromium } from './lib/obtainChromium.mjs'
import { runNpm } from './lib/runNpm.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const packed = packages.map(({ name }) => ({ name, tarball: join(root, `dist/${name}.tgz`) }))
if (!packed.every(({ tarball }) => existsSync(tarball))) {
  console.error(
    'There are no dist/foyerkit.tgz and dist/foyerkit-lab.tgz. Run `npm run build` first.',
  )
  process.exit(1)
}

const all = readdirSync(join(root, 'examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .concat(Object.keys(packageManagers))
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !all.includes(name))
if (unknown !== undefined) {
  console.error(`There is no example "${unknown}". The examples are ${all.join(', ')}.`)
  process.exit(2)
}

const browser = await obtainChromium((line) => console.log(line))

/** @param {string} name */
const exampleFolder = (name) => join(root, 'examples', packageManagers[name]?.example ?? name)

/**
 * The problem of an example; `undefined` when all is well.
 *
 * @param {string} name
 * @param {string} folder
 */
async function problemOf(name, folder) {
  const manager = packageManagers[name]
  cpSync(exampleFolder(name), folder, { recursive: true })
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const { name: own, tarball } of packed) {
    for (const field of ['dependencies', 'devDependencies']) {
      if (manifest[field]?.[own] !== undefined) manifest[field][own] = `file:${tarball}`
    }
  }
  if (manager?.resolutions) manifest.resolutions = manager.resolutions
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, hereConfigName), hereConfig)
  for (const [file, text] of Object.entries(manager?.files ?? {}))
    writeFileSync(join(folder, file), text)
  const settings = ['--config', hereConfigName, '--reporter', 'line']
  const steps = manager
    ? [...manager.steps, [...manager.test, ...settings]]
    : [
        ['install', '--no-audit', '--no-fund'],
        ...(manifest.scripts.build === undefined ? [] : [['run', 'build']]),
        ['test', '--', ...settings],
      ]
  for (const args of steps) {
    console.log(`${name}: npm ${args.join(' ')}`)
    // Free ports are looked for at each step: minutes later, others may have taken them.
    const env = {
      FOYER_CHROMIUM: browser.path,
      PORT: String(await freePort()),
      SIMULATOR_PORT: String(await freePort()),
      BEFORE_PORT: String(await freePort()),
      NEXT_TELEMETRY_DISABLED: '1',
    }
    const { code, output } = await runNpm(args, { cwd: folder, env })
    if (code !== 0) return output
  }
  const simulator = manifest.scripts.build === undefined ? [] : simulatorInBuild(folder)
  if (simulator.length > 0) return `The build contains ${simulator.join(', ')}.`
  const production = productionOf(name, manifest.scripts)
  if (production === undefined) return undefined
  console.log(`${name}: in production`)
  const port = await freePort()
  const complaints = await productionProblems(folder, {
    executablePath: browser.path,
    port,
    production,
  })
  return complaints.length === 0 ? undefined : complaints.join('\n')
}

let failed = 0
for (const name of wanted.length > 0 ? wanted : all) {
  const { engines } = JSON.parse(readFileSync(join(exampleFolder(name), 'package.json'), 'utf8'))
  const needsOther = engineProblem(name, engines?.node, process.versions.node)
  if (needsOther !== undefined) {
    console.log(`${needsOther} It is left out.`)
    continue
  }
  const folder = mkdtempSync(join(tmpdir(), `foyerkit-${name}-`))
  const problem = await problemOf(name, folder)
  rmSync(folder, { recursive: true, force: true })
  console.log(problem === undefined ? `${name}: ok` : `${name}: FAILED\n${problem}`)
  if (problem !== undefined) failed += 1
}
process.exitCode = failed > 0 ? 1 : 0
