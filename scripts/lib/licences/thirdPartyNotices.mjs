import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { whereTermsStand } from './checkPackageLicence.mjs'
import { licenceFilesIn } from './licenceFilesIn.mjs'

const NOTICE_FILE = /^(licen[cs]e|copying|unlicense|notice)/i

/**
 * The folders of the installed packages that some files come from.
 *
 * @param {readonly string[]} files as a bundler names them
 * @returns {string[]} in order, each once
 */
export function packageFolders(files) {
  const folders = files.flatMap(
    (file) => /[^\0]*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [],
  )
  return [...new Set(folders)].toSorted()
}

/**
 * The notices that the licences of bundled packages ask for.
 *
 * @param {string} root
 * @param {readonly string[]} folders of those packages, relative to the root
 * @returns {string}
 */
export function thirdPartyNotices(root, folders) {
  const parts = folders.map((folder) => {
    /** @type {{ name: string, version: string, license?: string }} */
    const { name, version, license } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    )
    const texts = licenceFilesIn(join(root, folder), NOTICE_FILE).map(({ text }) => text.trim())
    const terms = texts.length > 0 ? texts : [`${license}: ${whereTermsStand(name)}`]
    return [`${name} ${version}`, ...terms].join('\n\n')
  })
  return `${['The files of this package contain code of the following packages.', ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
