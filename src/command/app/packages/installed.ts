import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../project/manifest.ts'
import type { FolderLevel } from '../project/surroundings.ts'

/** Whether a package is in a folder of packages of the app or around it. Yarn can keep them in archives, which it looks after itself. */
export const isFound = (levels: readonly FolderLevel[], name: string): boolean =>
  levels.some(
    ({ folder, names }) =>
      names.includes('.pnp.cjs') || existsSync(join(folder, 'node_modules', name, 'package.json')),
  )

/** The versions of some packages: those that are installed, else the ranges of package.json. Packages that it does not have are left out. */
export const versionsOf = (
  levels: readonly FolderLevel[],
  { packages }: Manifest,
  names: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const version = installedVersion(levels, name) ?? packages[name]
      return version === undefined ? [] : [[name, version]]
    }),
  )

function installedVersion(levels: readonly FolderLevel[], name: string): string | undefined {
  for (const { folder } of levels) {
    const file = join(folder, 'node_modules', name, 'package.json')
    if (existsSync(file)) return String(JSON.parse(readFileSync(file, 'utf8')).version)
  }
  return undefined
}
