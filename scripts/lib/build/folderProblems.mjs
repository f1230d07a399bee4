import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The packed folders of `dist`. */
const packed = ['package', 'lab', 'browser', 'node', 'workbench']

/**
 * Files of the packages that name the folder of the repository: they would differ from folder to folder, and tell where it was built.
 *
 * @param {string} root folder of the repository
 * @returns {string[]} problems
 */
export function folderProblems(root) {
  return packed
    .map((name) => join('dist', name))
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .filter((file) => readFileSync(file).includes(root))
    .map((file) => `${file.slice(root.length + 1)}: names the folder of the repository.`)
}
