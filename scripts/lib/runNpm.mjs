import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand } from './runCommand.mjs'

/**
 * Runs npm, as `runCommand` does a program. On Windows only a shell can start `npm`; there its own file lies beside Node's.
 *
 * @param {readonly string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export function runNpm(args, options) {
  const file = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js')
  return existsSync(file)
    ? runCommand(process.execPath, [file, ...args], options)
    : runCommand('npm', args, options)
}
