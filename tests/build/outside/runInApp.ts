import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { environmentOf } from './environmentOf.ts'
import { installedHere } from './installedHere.ts'

const run = promisify(execFile)

/**
 * Runs a tool in an app of an outside project, as its developer would; gives what it said and how it ended.
 *
 * @param app its folder
 * @param tool file below `node_modules`
 */
export async function runInApp(app: string, tool: string, ...args: readonly string[]) {
  return run(process.execPath, [installedHere(tool), ...args], {
    cwd: app,
    env: await environmentOf(app),
  }).then(
    ({ stdout }) => ({ said: stdout, failed: false }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({
      said: `${stdout}${stderr}`,
      failed: true,
    }),
  )
}
