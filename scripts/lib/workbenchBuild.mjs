import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolders } from './licences/thirdPartyNotices.mjs'

/** The sources of the built workbench, without tests. */
const sources = [
  'src',
  'anvil',
  'vite.config.ts',
  'scripts/lib/build/smallPages.mjs',
  'scripts/lib/build/workbenchGroups.mjs',
  'package-lock.json',
]
const tests = /\.test\.tsx?$|[\\/]testing[\\/]/

/** @param {string} root folder of the repository */
const hashFile = (root) => join(root, 'dist/workbench/sources.sha256')

/** @param {string} root folder of the repository */
const packagesFile = (root) => join(root, 'dist/workbench/packages.json')

/**
 * The folders of the installed packages whose code the built workbench contains.
 *
 * @param {string} root folder of the repository
 * @returns {readonly string[]}
 */
export const packagesInWorkbench = (root) => JSON.parse(readFileSync(packagesFile(root), 'utf8'))

/**
 * A hash of everything that the built workbench is made of.
 *
 * @param {string} root folder of the repository
 */
export function hashSources(root) {
  const hash = createHash('sha256')
  const files = sources.flatMap((source) =>
    /\.\w+$/.test(source)
      ? [source]
      : readdirSync(join(root, source), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  )
  for (const file of files.filter((name) => !tests.test(name)).toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/**
 * Whether the built workbench is there and made of the sources as they are.
 *
 * @param {string} root folder of the repository
 */
export function isWorkbenchBuilt(root) {
  if (![hashFile(root), packagesFile(root)].every((file) => existsSync(file))) return false
  return readFileSync(hashFile(root), 'utf8') === hashSources(root)
}

/**
 * A plugin that writes the hash of the sources, and the packages in it, next to the built workbench.
 *
 * @param {string} root folder of the repository
 * @returns {import('vite').Plugin}
 */
export function noteSources(root) {
  let hash = ''
  return {
    name: 'foyer:note-sources',
    apply: 'build',
    buildStart() {
      // Taken first: a file that changes during the build makes the build stale.
      hash = hashSources(root)
    },
    writeBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds.map((id) => id.replace(`${root}/`, '')) : [],
      )
      writeFileSync(packagesFile(root), JSON.stringify(packageFolders(files)))
      writeFileSync(hashFile(root), hash)
    },
  }
}
