/**
 * A lock file as far as it is looked at here.
 *
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 * @typedef {{ version?: string, integrity?: string, link?: boolean, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} LockEntry
 */

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'sunos', 'win32']
/** @type {Readonly<Record<string, string>>} */
const PROCESSORS = { amd64: 'x64' }

/**
 * The folder in which a package finds a dependency, as Node looks for it; nothing when it is not there.
 *
 * @param {Lock} lock
 * @param {string} folder of the package
 * @param {string} name of the dependency
 */
function placeOf(lock, folder, name) {
  for (let base = folder; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const place = `${base === '' ? '' : `${base}/`}node_modules/${name}`
    if (lock.packages[place] !== undefined) return place
    if (base === '') return undefined
    if (!base.includes('/node_modules/')) base = ''
  }
}

/**
 * Packages for other platforms that the lock file lacks. npm omits them if the registry does not have them, and then
 * rejects a clean install.
 *
 * @param {Lock} lock
 * @returns {{ parent: string, name: string, version: string }[]}
 */
export function missingPlatforms(lock) {
  return Object.entries(lock.packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => placeOf(lock, parent, name) === undefined)
      .map(([name, version]) => ({ parent, name, version })),
  )
}

/**
 * The entry of a package for another platform, read from its name as in `@oxlint/binding-linux-arm64-musl`.
 *
 * @param {{ name: string, version: string }} missing
 * @returns {LockEntry}
 */
function entryOf({ name, version }) {
  const parts = name.split(/[/-]/)
  const system = parts.findIndex((part) => SYSTEMS.includes(part))
  const os = parts[system]
  const cpu = parts[system + 1]
  if (os === undefined || cpu === undefined) {
    throw new Error(
      `Failed to complete the lock file: the name ${name} does not say for which platform it is.`,
    )
  }
  const abi = parts[system + 2]
  const libc = abi?.startsWith('musl') ? ['musl'] : abi?.startsWith('gnu') ? ['glibc'] : undefined
  return {
    version,
    cpu: [PROCESSORS[cpu] ?? cpu],
    dev: true,
    ...(libc === undefined ? {} : { libc }),
    optional: true,
    os: [os],
  }
}

/**
 * The lock file with an entry for every platform.
 *
 * @param {Lock} lock
 * @returns {Lock}
 */
export function withPlatforms(lock) {
  const added = missingPlatforms(lock).map(({ parent, name, version }) => {
    const nested = parent.includes('/node_modules/')
    const folder = nested ? parent.slice(0, parent.lastIndexOf('/node_modules/') + 1) : ''
    return [`${folder}node_modules/${name}`, entryOf({ name, version })]
  })
  const [root, ...others] = Object.entries(lock.packages).concat(/** @type {any} */ (added))
  const sorted = others.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { ...lock, packages: Object.fromEntries(root === undefined ? [] : [root, ...sorted]) }
}

/**
 * Packages of the registry that npm would install without a hash to compare them with.
 *
 * @param {Lock} lock
 * @returns {{ place: string, spec: string }[]} `spec` as npm takes it: `name@version`
 */
export function packagesWithoutHash(lock) {
  return Object.entries(lock.packages).flatMap(([place, { version, integrity, link }]) =>
    place === '' || link || version === undefined || integrity !== undefined
      ? []
      : [{ place, spec: `${place.slice(place.lastIndexOf('node_modules/') + 13)}@${version}` }],
  )
}

/**
 * The lock file with those hashes that `hashOf` knows.
 *
 * @param {Lock} lock
 * @param {(spec: string) => string | undefined} hashOf `sha512-…` of `name@version`
 * @returns {Lock}
 */
export function withHashes(lock, hashOf) {
  const found = packagesWithoutHash(lock).flatMap(({ place, spec }) => {
    const integrity = hashOf(spec)
    const { version, ...entry } = lock.packages[place] ?? {}
    return integrity === undefined ? [] : [[place, { version, integrity, ...entry }]]
  })
  return { ...lock, packages: { ...lock.packages, ...Object.fromEntries(found) } }
}
