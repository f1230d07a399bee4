import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The ends of the names of files that can be replayed. */
const endings = ['.foyer', '.scenario.json']

/**
 * The files to replay: those that were named, and all run files and scenarios below the folders that were named.
 * @throws Error if a path does not exist, or a folder has no such file
 */
export function findRunFiles(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) throw new Error(`There is no file or folder ${path}.`)
    if (!found.isDirectory()) return [path]
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => endings.some((ending) => name.endsWith(ending)))
      .filter((name) => !name.includes('node_modules'))
      .toSorted()
    if (files.length > 0) return files.map((name) => join(path, name))
    throw new Error(
      `The folder ${path} has no file to replay: names end in .foyer or .scenario.json.`,
    )
  })
}
