import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { hereConfigName } from '../examples/hereConfig.mjs'
import { testsOf } from '../testTimes.mjs'
import { packPackage } from './packPackage.mjs'
import { lineOf, summarize } from './summary.mjs'

/** @typedef {import('./benchParts.mjs').Bench} Bench */

/**
 * A host's own test, in a folder outside of this repository, over two workers: an e-mail code that has expired.
 *
 * @param {Bench} bench
 */
export async function hostTestBench(bench) {
  const { rounds, say } = bench
  await packPackage(bench)
  const outside = './tests/build/outside'
  /** @type {{ module: typeof import('../../../tests/build/outside/createExample.ts') }} */
  const { module: example } = await runnerImport(`${outside}/createExample.ts`)
  /** @type {{ module: typeof import('../../../tests/build/outside/runInApp.ts') }} */
  const { module: app } = await runnerImport(`${outside}/runInApp.ts`)
  const folder = await example.createExample('vite-react')
  try {
    const repeats = ['--repeat-each', `${rounds}`, '--workers', '2', '--reporter', 'json']
    const settings = ['--config', hereConfigName, ...repeats]
    const tool = '@playwright/test/cli.js'
    const { said, failed } = await app.runInApp(folder, tool, 'test', 'expired-code', ...settings)
    if (failed) throw new Error(`Failed to play the test: ${said}`)
    const times = testsOf(JSON.parse(said)).map(({ ms }) => ms)
    const lines = readFileSync(join(folder, 'tests/expired-code.spec.ts'), 'utf8')
      .trim()
      .split('\n')
    say(lineOf(`hostTest: an expired code, ${lines.length} lines`, summarize(times), 'ms'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
