import { installed } from './installed.mjs'
import { runCommand } from './runCommand.mjs'

/**
 * Runs an installed tool, as `runCommand` does a program.
 *
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export function runTool(tool, args, options) {
  return runCommand(process.execPath, [installed(tool), ...args], options)
}
