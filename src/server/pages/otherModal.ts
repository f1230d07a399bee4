import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { packageFolder } from './packageFolder.ts'

/** Returns the version of this package. */
export function ownVersion(): string {
  return versionIn(join(packageFolder(import.meta.url), 'package.json'))
}

/**
 * Returns a sentence if the project has a `foyerkit` of another version installed. Nothing is wrong with a project without one.
 * @param project its folder
 * @param own version of `foyerkit-lab`
 */
export function otherModal(project: string, own: string = ownVersion()): string | undefined {
  const manifest = installedModal(project)
  if (manifest === undefined) return undefined
  const installed = versionIn(manifest)
  if (installed === own) return undefined
  return (
    `foyerkit ${installed} may not work with the simulator of foyerkit-lab ${own}, which is made for the modal of its own version: ` +
    `run npm install foyerkit@${own}, or npm install --save-dev foyerkit-lab@${installed}.`
  )
}

/** Returns the package.json of the `foyerkit` that code in a folder would import. */
function installedModal(folder: string): string | undefined {
  try {
    return createRequire(join(folder, 'package.json')).resolve('foyerkit/package.json')
  } catch {
    return undefined
  }
}

const versionIn = (manifest: string): string =>
  String(JSON.parse(readFileSync(manifest, 'utf8')).version)
