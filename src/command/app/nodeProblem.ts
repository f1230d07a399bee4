/**
 * The problem of a Node that is too old.
 * @param wanted the range in `engines`, such as `>=20.19`
 */
export function nodeProblem(version: string, wanted: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [needMajor = 0, needMinor = 0] = wanted.replace(/^\D+/, '').split('.').map(Number)
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return undefined
  return `This is Node ${version}, and Node ${needMajor}.${needMinor} or newer is needed: install it from nodejs.org, and run the command again.`
}
