import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { findProofs } from './findProofs.mjs'

const PROVING = /\.(test\.tsx?|spec\.ts|scenario\.ts)$/

/**
 * Every proof of a clause in tests and scenarios.
 *
 * @param {string} root folder of the repository
 * @returns {import('./findProofs.mjs').Proof[]}
 */
export function specProofs(root) {
  return ['src', 'anvil', 'tests']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && PROVING.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) =>
      findProofs({
        path: relative(root, file).split(sep).join('/'),
        text: readFileSync(file, 'utf8'),
      }),
    )
}
