import type { Manifest } from '../project/manifest.ts'

export type PackageManagerName = 'npm' | 'pnpm' | 'yarn' | 'bun'

/** A package manager, and the arguments of its commands. */
export interface PackageManager {
  readonly name: PackageManagerName
  /** The version that the project names. */
  readonly version?: string
  /** Installs packages for development. */
  readonly add: (packages: readonly string[]) => readonly string[]
  /** Installs packages that the app itself needs. */
  readonly addToApp: (packages: readonly string[]) => readonly string[]
  readonly remove: (packages: readonly string[]) => readonly string[]
  readonly run: (script: string) => readonly string[]
  /** Runs a program of an installed package. */
  readonly exec: (...words: readonly string[]) => readonly string[]
}

/** The files in which a package manager keeps the installed versions. */
export const lockFiles: Readonly<Record<PackageManagerName, readonly string[]>> = {
  pnpm: ['pnpm-lock.yaml'],
  yarn: ['yarn.lock'],
  bun: ['bun.lock', 'bun.lockb'],
  npm: ['package-lock.json', 'npm-shrinkwrap.json'],
}

const names = Object.keys(lockFiles) as readonly PackageManagerName[]

/** A folder from the app's up to the root of its repository. */
export interface Level {
  readonly names: readonly string[]
  readonly manifest?: Manifest
}

/**
 * The package manager of an app: that which the nearest folder names in `packageManager` or by its lock file. Without one it is that which
 * started this command, else npm.
 * @param userAgent which a package manager sets in `npm_config_user_agent`
 */
export function packageManagerOf(levels: readonly Level[], userAgent = ''): PackageManager {
  const isWorkspaceRoot = levels[0]?.names.includes('pnpm-workspace.yaml') ?? false
  for (const { manifest, names: files } of levels) {
    const [named = '', version] = manifest?.packageManager?.split(/[@+]/) ?? []
    if (isName(named)) return managerOf(named, isWorkspaceRoot, version)
    const locked = names.find((name) => lockFiles[name].some((file) => files.includes(file)))
    if (locked !== undefined) return managerOf(locked, isWorkspaceRoot)
  }
  const started = userAgent.split('/')[0] ?? ''
  return managerOf(isName(started) ? started : 'npm', isWorkspaceRoot)
}

const isName = (text: string): text is PackageManagerName => Object.hasOwn(lockFiles, text)

function managerOf(
  name: PackageManagerName,
  isWorkspaceRoot: boolean,
  version?: string,
): PackageManager {
  const add = { npm: ['install'], pnpm: ['add'], yarn: ['add'], bun: ['add'] }[name]
  const save = name === 'npm' || name === 'pnpm' ? '--save-dev' : '--dev'
  const root = name === 'pnpm' && isWorkspaceRoot ? ['--ignore-workspace-root-check'] : []
  const remove = name === 'npm' ? 'uninstall' : 'remove'
  const exec = { npm: ['npx'], pnpm: ['pnpm', 'exec'], yarn: ['yarn'], bun: ['bunx'] }[name]
  return {
    name,
    ...(version === undefined ? {} : { version }),
    add: (packages) => [name, ...add, save, ...root, ...packages],
    addToApp: (packages) => [name, ...add, ...root, ...packages],
    remove: (packages) => [name, remove, ...packages],
    run: (script) => [name, 'run', script],
    exec: (...words) => [...exec, ...words],
  }
}
