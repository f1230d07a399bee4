import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * The file of an installed tool, to be run by Node: not what npm puts into `node_modules/.bin`, which on Windows only a shell
 * can start; and not by npx, which would add half a second and warnings of its own.
 *
 * @param {string} tool
 * @returns {string}
 */
export function installed(tool) {
  /** @type {{ packages: Record<string, { bin?: Record<string, string> }> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const found = Object.entries(packages).find(
    ([path, { bin }]) => path.lastIndexOf('node_modules/') === 0 && bin?.[tool] !== undefined,
  )
  if (found === undefined) throw new Error(`Failed to find ${tool}: no installed package has it.`)
  const [path, { bin }] = found
  return join(root, path, bin?.[tool] ?? '')
}
