import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { installOutside } from './createExample.ts'

/**
 * Stands in for npm, because there is no registry here: the packages are in the app already, so it only lists them, as npm does, and runs
 * scripts. It notes what it was asked.
 */
export const npm = `#!/usr/bin/env node
const { appendFileSync, readFileSync, writeFileSync } = require('node:fs')
const { spawnSync } = require('node:child_process')
const [, , verb, ...words] = process.argv
appendFileSync('node_modules/npm.log', [verb, ...words].join(' ') + '\\n')
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
if (verb === 'run') {
  const { status } = spawnSync(manifest.scripts[words[0]], { shell: true, stdio: 'inherit' })
  process.exit(status)
}
if (process.env.NPM_FAILS) {
  writeFileSync('package.json', '{}')
  process.exit(1)
}
const kind = words.includes('--save-dev') ? 'devDependencies' : 'dependencies'
for (const word of words.filter((word) => !word.startsWith('--'))) {
  const name = word.replace(/^.*\\/(.*)\\.tgz$/, '$1')
  if (verb === 'install') manifest[kind][name] = word.endsWith('.tgz') ? 'file:' + word : '*'
  else for (const each of ['dependencies', 'devDependencies']) delete manifest[each][name]
}
for (const each of ['dependencies', 'devDependencies']) {
  manifest[each] = Object.fromEntries(Object.entries(manifest[each]).sort())
}
writeFileSync('package.json', JSON.stringify(manifest, null, 2) + '\\n')
`

/**
 * An app outside this repository, whose npm installs nothing.
 * @param packages those that are installed
 * @returns its folder
 */
export async function createApp(
  files: Readonly<Record<string, string>>,
  packages: readonly string[],
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyerkit-app-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await installOutside(folder, packages)
  await rm(join(folder, 'here.playwright.ts'))
  await writeFile(join(folder, 'node_modules/.bin/npm'), npm)
  await chmod(join(folder, 'node_modules/.bin/npm'), 0o755)
  return folder
}

/** The files of an app, without those that are installed or left by its tests. */
export async function filesOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !/^(?:node_modules|test-results)\b/.test(path))
  return Object.fromEntries(
    await Promise.all(
      paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const),
    ),
  )
}

export const asked = (folder: string) => readFile(join(folder, 'node_modules/npm.log'), 'utf8')
