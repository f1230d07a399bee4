import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    // Absent or not for us: either way it is not a program that can be used.
    return false
  }
}

/**
 * The programs of these names in the folders of a PATH, in the order of the names.
 *
 * @param {readonly string[]} names
 * @param {string} [path]
 * @returns {string[]} files
 */
export function findOnPath(names, path = process.env.PATH ?? '') {
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isExecutable)
}
