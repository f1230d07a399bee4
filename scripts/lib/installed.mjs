import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const bin = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'node_modules', '.bin')

/**
 * Where an installed tool is started from: directly, since npx would add half a second and warnings of its own.
 *
 * @param {string} tool
 * @returns {string}
 */
export function installed(tool) {
  return join(bin, process.platform === 'win32' ? `${tool}.cmd` : tool)
}
