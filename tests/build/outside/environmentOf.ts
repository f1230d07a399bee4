import { delimiter, join } from 'node:path'
import { findChromiums } from '../../../scripts/lib/findChromium.mjs'
import { freePort } from '../../../scripts/lib/freePort.mjs'
import { installedHere } from './installedHere.ts'

/**
 * The environment of a tool run by the developer of an app. `PORT` and `SIMULATOR_PORT` are free ports.
 *
 * @param app its folder
 */
export async function environmentOf(app: string): Promise<NodeJS.ProcessEnv> {
  const commands = [join(app, 'node_modules/.bin'), installedHere('.bin'), process.env['PATH']]
  // Nothing of this test runner, because the app has its own; but a tool ends with the test command.
  const { NODE_OPTIONS } = process.env
  return {
    ...(NODE_OPTIONS === undefined ? {} : { NODE_OPTIONS }),
    PATH: commands.join(delimiter),
    HOME: process.env['HOME'],
    FOYER_CHROMIUM: process.env['FOYER_CHROMIUM'] ?? findChromiums()[0]?.path ?? '',
    PORT: String(await freePort()),
    SIMULATOR_PORT: String(await freePort()),
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
