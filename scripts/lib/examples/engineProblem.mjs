/**
 * Says in one sentence that an example needs another Node than the one that runs, or nothing when it does not.
 *
 * @param {string} name of the example
 * @param {string | undefined} range `engines.node` of its manifest: parts such as `^22.12` or `>=24`, joined by `||`
 * @param {string} running the version as `process.versions.node` gives it
 * @returns {string | undefined}
 */
export function engineProblem(name, range, running) {
  if (range === undefined || range.split('||').some((part) => isWithin(part.trim(), running))) {
    return undefined
  }
  return `${name} needs Node ${range}, and this is Node ${running}.`
}

/**
 * @param {string} part
 * @param {string} running
 */
function isWithin(part, running) {
  const [, sign, version = ''] = /^(\^|>=)([\d.]+)$/.exec(part) ?? []
  if (sign === undefined) throw new Error(`Failed to read "${part}": write ^22.12 or >=22.12.`)
  const oldest = version.split('.').map(Number)
  const [major = 0, minor = 0, patch = 0] = running.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0, oldestPatch = 0] = oldest
  if (major !== oldestMajor) return sign === '>=' && major > oldestMajor
  return minor > oldestMinor || (minor === oldestMinor && patch >= oldestPatch)
}
