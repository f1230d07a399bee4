import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { linksToRepository } from '../release/linksToRepository.mjs'
import { manifestOf } from './packages.mjs'

/** Source maps are larger than the code, the pictures are for the site, and what the build notes about the workbench is for the build. */
const LEFT_OUT =
  /\.map$|[\\/]docs[\\/][^\\/]+\.(png|webp)$|[\\/]workbench[\\/](sources\.sha256|packages\.json)$/

/** The folder of a package as it is published. @param {string} root @param {string} name */
export const stagedFolder = (root, name) => join(root, 'dist', name)

/**
 * Writes a package as it is published: its built files and its package.json.
 *
 * @param {string} root folder of the repository
 * @param {import('./packages.mjs').Package} one
 * @param {string} notices of the packages whose code it contains
 */
export function stagePackage(root, one, notices) {
  const folder = stagedFolder(root, one.name)
  rmSync(folder, { recursive: true, force: true })
  for (const file of one.files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(path),
    })
  }
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), notices)
  /** @type {import('./packages.mjs').RepositoryManifest} */
  const repository = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const manifest = manifestOf(one, repository)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  // The documents are only in one of the packages.
  if (one.files.includes('docs')) return
  for (const file of ['README.md', 'CHANGELOG.md']) {
    const path = join(folder, file)
    writeFileSync(path, linksToRepository(readFileSync(path, 'utf8'), repository))
  }
}
