// Runs the suite of host pages on each supported React, from the built package. A release does it; the test command has
// the oldest and the newest one.
//
//   npm run react            on all of them
//   npm run react -- 18.2    on some
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './lib/freePort.mjs'
import { obtainChromium } from './lib/obtainChromium.mjs'
import { runTool } from './lib/runTool.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The supported releases, by the names under which they are installed. */
const reacts = {
  18.2: 'react-18-2',
  18.3: 'react-18-3',
  '19.0': 'react-19-0',
  19.1: 'react-19-1',
  newest: 'react',
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in reacts))
if (unknown !== undefined) {
  console.error(
    `There is no React "${unknown}" here. These are: ${Object.keys(reacts).join(', ')}.`,
  )
  process.exit(2)
}

const folder = 'tests/build'
const specs = readdirSync(join(root, folder))
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => `${folder}/${name}`)
  .filter((file) => readFileSync(join(root, file), 'utf8').includes('buildHost('))

const browser = await obtainChromium((line) => console.log(line))
let failed = 0
for (const [name, installedAs] of Object.entries(reacts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const manifest = join(root, 'node_modules', installedAs, 'package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
  console.log(`\nReact ${version}`)
  const { code } = await runTool(
    'playwright',
    ['test', '--project=browser', '--reporter=dot', ...specs],
    {
      cwd: root,
      show: true,
      env: {
        FOYER_REACT: installedAs,
        FOYER_PORT: String(await freePort()),
        FOYER_CHROMIUM: browser.path,
        FOYER_REPORT: `reports/react-${name}.json`,
      },
    },
  )
  if (code !== 0) failed += 1
}
if (failed > 0) {
  console.error(`\n${failed} of these releases of React failed.`)
  process.exit(1)
}
