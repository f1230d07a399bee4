import { basename } from 'node:path'

/** Names of the output files, without an extension: the name of each replayed file, with a number if two files have the same name. */
export function nameOutputs(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  return files.map((file) => {
    const known = basename(file).replace(/(?:\.scenario\.json|\.foyer|\.json)$/, '')
    // `..` is the folder above.
    const name = /^\.*$/.test(known) ? 'run' : known
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}-${count}`
  })
}
