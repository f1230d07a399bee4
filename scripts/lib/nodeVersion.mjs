/** The oldest Node release that the toolchain runs on, as in `engines` of package.json. */
const OLDEST = [20, 19]

/**
 * Says in one sentence that the running Node is too old, or nothing when it is recent enough.
 *
 * @param {string} running the version as `process.versions.node` gives it
 * @returns {string | undefined}
 */
export function nodeVersionProblem(running) {
  const [major = 0, minor = 0] = running.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined
  return `Foyer needs Node ${OLDEST.join('.')} or newer, and this is Node ${running}: install a newer one from https://nodejs.org and try again.`
}
