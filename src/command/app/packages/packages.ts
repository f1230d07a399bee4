import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { App } from '../detect/app.ts'
import type { PackageManagerName } from '../detect/packageManager.ts'
import { lab } from '../lab.ts'

/** The packages that the lab and its test need, by the names that a project lists. */
export const neededPackages = ({ usesSolana }: Pick<App, 'usesSolana'>): readonly string[] => [
  lab.package,
  '@foundry-rs/anvil',
  '@playwright/test',
  ...(usesSolana ? ['litesvm'] : []),
]

/** The needed packages that a project does not list. */
export const missingPackages = (
  needed: readonly string[],
  listed: Readonly<Record<string, string>>,
): readonly string[] => needed.filter((name) => !Object.hasOwn(listed, name))

/**
 * The words for a package manager: tarballs for the packages of this project, if there is a folder of them, and names for the rest.
 * @param files names of the files in that folder
 * @throws Error that names a tarball which is not there
 */
export function toInstall(
  missing: readonly string[],
  from: { readonly folder: string; readonly files: readonly string[] } | undefined,
  manager: PackageManagerName = 'npm',
): readonly string[] {
  return missing.map((name) => {
    if (name !== lab.package && name !== lab.modalPackage) return name
    if (from === undefined) {
      if (lab.isPublished) return name
      throw new Error(
        `${name} is not in the registry yet: add --from <folder> with the folder of its tarball, which is dist in a checkout after npm run build.`,
      )
    }
    const found = from.files
      .filter((file) => isTarball(file, name))
      .toSorted()
      .at(-1)
    if (found === undefined) {
      throw new Error(`--from needs a folder with ${name}.tgz, but ${from.folder} has none.`)
    }
    // Newer releases of yarn know a file only behind the name of its package.
    return `${manager === 'yarn' ? `${name}@file:` : ''}${from.folder}/${found}`
  })
}

/**
 * The names of the files in a folder of tarballs; undefined without one.
 * @throws Error if it cannot be read
 */
export function tarballsIn(from: string | undefined) {
  if (from === undefined) return undefined
  const folder = resolve(from)
  try {
    return { folder, files: readdirSync(folder) }
  } catch (cause) {
    throw new Error(`--from needs a folder with tarballs, but ${from} cannot be read.`, { cause })
  }
}

/** `foyerkit-lab.tgz`, or `foyerkit-lab-0.1.0.tgz` as `npm pack` names it. */
const isTarball = (file: string, name: string) =>
  file === `${name}.tgz` ||
  (file.startsWith(`${name}-`) && /^\d.*\.tgz$/.test(file.slice(name.length + 1)))

/** A release that an app has, and that which the lab wants. */
const version = /^[\^~>=v\s]*(\d+)(?:\.(\d+))?/

/**
 * The problem of an app whose packages are too old for the lab.
 * @param installed the versions in the app, or the ranges that its package.json names
 * @param wanted the ranges of the lab's own package.json
 */
export function tooOld(
  installed: Readonly<Record<string, string>>,
  wanted: Readonly<Record<string, string>>,
): string | undefined {
  for (const [name, range] of Object.entries(wanted)) {
    if (isOlder(installed[name] ?? '', range)) {
      return `This app has ${name} ${installed[name]}, and ${lab.package} needs ${range}: update it, as with npm install ${name}@latest, or install ${lab.package} in a folder of its own, as docs/any-app.md says.`
    }
  }
  return undefined
}

/**
 * Whether a release is older than a range needs. A release that is not known is not.
 * @param installed a version, or a range of package.json
 */
export function isOlder(installed: string, range: string): boolean {
  const [, needMajor, needMinor = '0'] = version.exec(range) ?? []
  const [, major, minor] = version.exec(installed) ?? []
  if (needMajor === undefined || major === undefined) return false
  if (major !== needMajor) return Number(major) < Number(needMajor)
  return minor !== undefined && Number(minor) < Number(needMinor)
}
