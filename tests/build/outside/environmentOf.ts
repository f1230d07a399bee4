import { delimiter, join } from 'node:path'
import { findChromiums } from '../../../scripts/lib/findChromium.mjs'
import { freePort } from '../../../scripts/lib/freePort.mjs'
import { installedHere } from './installedHere.ts'

/**
 * What a tool finds in its environment when the developer of an app runs it. Free ports are in `PORT` and `SIMULATOR_PORT`.
 *
 * @param app its folder
 */
export async function environmentOf(app: string): Promise<NodeJS.ProcessEnv> {
  const commands = [join(app, 'node_modules/.bin'), installedHere('.bin'), process.env['PATH']]
  // Nothing of the test runner that runs this: the app has one of its own.
  return {
    PATH: commands.join(delimiter),
    HOME: process.env['HOME'],
    FOYER_CHROMIUM: process.env['FOYER_CHROMIUM'] ?? findChromiums()[0]?.path ?? '',
    PORT: String(await freePort()),
    SIMULATOR_PORT: String(await freePort()),
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
