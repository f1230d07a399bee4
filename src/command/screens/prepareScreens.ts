import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defaultResultsFolder } from '../../server/screens/screenResults.ts'

/** The entries of the folder. */
const ofScreens = ['results.json', 'pictures']

/**
 * Empties the folder for the results of a run, and returns its absolute path.
 * @throws Error if it contains other files
 */
export function prepareScreens(): string {
  const folder = resolve(defaultResultsFolder)
  const other = existsSync(folder) && readdirSync(folder).find((name) => !ofScreens.includes(name))
  if (typeof other === 'string') {
    throw new Error(
      `Failed to write the screens to ${folder}, which has other files, such as ${other}. Move them.`,
    )
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  return folder
}
