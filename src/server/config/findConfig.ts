import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const names = ['foyer.config.ts', 'foyer.config.mts', 'foyer.config.js', 'foyer.config.mjs']
/** The id of the current user; on Windows, the id of every owner. */
const root = 0

/**
 * Finds the `foyer.config` of the app in a folder: in that folder, or in a parent folder up to the one with the `package.json`. The file is
 * executed, so without a `package.json` only the folder itself counts: on a shared machine every user may write into the folder for
 * temporary files.
 * @param idOf the id of the user who owns a file or folder
 * @throws Error if the file is in a parent folder and belongs to another user
 */
export function findConfig(
  folder: string,
  idOf: (path: string) => number = (path) => statSync(path).uid,
): string | undefined {
  const [own] = configsIn(folder)
  if (own !== undefined) return own
  const [above] = foldersToManifest(folder).flatMap(configsIn)
  if (above === undefined) return undefined
  if ([root, idOf(folder), process.getuid?.()].includes(idOf(above))) return above
  throw new Error(
    `Failed to use ${above}: it belongs to another user of this machine. Copy it beside the package.json of your app if it is yours.`,
  )
}

const configsIn = (folder: string) =>
  names.map((name) => join(folder, name)).filter((file) => existsSync(file))

/** Returns the folders from this one up to the one with the `package.json`; none without one. */
function foldersToManifest(folder: string): readonly string[] {
  if (existsSync(join(folder, 'package.json'))) return [folder]
  const parent = dirname(folder)
  if (parent === folder) return []
  const above = foldersToManifest(parent)
  return above.length === 0 ? [] : [folder, ...above]
}
