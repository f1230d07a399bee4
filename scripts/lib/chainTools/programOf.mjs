import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The file that starts an installed tool: the program itself where a package of this platform has it, because the starter that
 * Foundry's packages put before it ends with 0 however the program ended.
 *
 * @param {string} name
 * @param {string} folder where it is installed
 * @returns {string}
 */
export function programOf(name, folder) {
  const windows = process.platform === 'win32'
  const scope = join(folder, 'node_modules/@foundry-rs')
  const packages = existsSync(scope) ? readdirSync(scope) : []
  const [program] = packages
    .filter((each) => each.startsWith(`${name}-`))
    .map((each) => join(scope, each, 'bin', windows ? `${name}.exe` : name))
    .filter((file) => existsSync(file))
  return program ?? join(folder, 'node_modules/.bin', windows ? `${name}.cmd` : name)
}
