import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const LICENCE_FILE = /^(licen[cs]e|copying|unlicense)/i

/**
 * The licence texts of a package.
 *
 * @param {string} folder
 * @param {RegExp} [wanted] names of the files
 * @returns {{ file: string, text: string }[]}
 */
export function licenceFilesIn(folder, wanted = LICENCE_FILE) {
  return readdirSync(folder)
    .filter((file) => wanted.test(file) && statSync(join(folder, file)).isFile())
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
}
