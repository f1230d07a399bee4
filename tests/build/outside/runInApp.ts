import { execFile } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findChromiums } from '../../../scripts/lib/findChromium.mjs'
import { freePort } from '../../../scripts/lib/freePort.mjs'

const run = promisify(execFile)
const installed = (path: string) =>
  fileURLToPath(new URL(`../../../node_modules/${path}`, import.meta.url))

/**
 * Runs a tool in an app of an outside project, as its developer would; gives what it said and how it ended.
 * Free ports are in `PORT` and `SIMULATOR_PORT`.
 * @param app its folder
 * @param tool file below `node_modules`
 */
export async function runInApp(app: string, tool: string, ...args: readonly string[]) {
  const chromium = process.env['FOYER_CHROMIUM'] ?? findChromiums()[0]?.path ?? ''
  const commands = [join(app, 'node_modules/.bin'), installed('.bin'), process.env['PATH']]
  // Nothing of the test runner that runs this: the app has one of its own.
  const env = {
    PATH: commands.join(delimiter),
    HOME: process.env['HOME'],
    FOYER_CHROMIUM: chromium,
    PORT: String(await freePort()),
    SIMULATOR_PORT: String(await freePort()),
    NEXT_TELEMETRY_DISABLED: '1',
  }
  return run(process.execPath, [installed(tool), ...args], {
    cwd: app,
    env,
  }).then(
    ({ stdout }) => ({ said: stdout, failed: false }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({
      said: `${stdout}${stderr}`,
      failed: true,
    }),
  )
}
