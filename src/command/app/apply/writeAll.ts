import type { FileEdit } from '../fileEdit.ts'
import type { Disk } from './disk.ts'

/** A file, with the text that it will have; undefined for a file to remove. */
export interface Write {
  readonly path: string
  readonly text: string | undefined
}

/**
 * Writes all files, or none: when one fails, the others get back what they contained.
 * @throws Error that names the file
 */
export function writeAll(disk: Disk, writes: readonly Write[]): void {
  const done: Write[] = []
  for (const { path, text } of writes) {
    const before = disk.read(path)
    try {
      put(disk, { path, text })
      done.push({ path, text: before })
    } catch (cause) {
      // The file that failed may be half-written.
      const left = [{ path, text: before }, ...done.toReversed()].filter(
        (each) => !isBack(disk, each),
      )
      const rest =
        left.length === 0
          ? 'Nothing was changed.'
          : `${left.map((each) => each.path).join(', ')} could not be put back: look at them with git diff.`
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`Failed to write ${path}: ${reason}. ${rest}`, { cause })
    }
  }
}

function put(disk: Disk, { path, text }: Write): void {
  if (text === undefined) disk.remove(path)
  else disk.write(path, text)
}

/** Puts a file back, and says whether it is. */
function isBack(disk: Disk, write: Write): boolean {
  try {
    if (disk.read(write.path) !== write.text) put(disk, write)
    return true
  } catch {
    return false
  }
}

/**
 * Refuses files that this user may not change.
 * @throws Error that names them
 */
export function requireWritable(disk: Disk, paths: readonly string[]): void {
  const locked = paths.filter((path) => !disk.isWritable(path))
  if (locked.length === 0) return
  throw new Error(
    `${locked.join(', ')} cannot be written by this user, so nothing was changed. Allow it, for example with chmod u+w, and run the command again.`,
  )
}

/**
 * Refuses to write over files that have changed since the edits were planned.
 * @throws Error that names one of them
 */
export function requireUnchanged(disk: Disk, edits: readonly FileEdit[]): void {
  const changed = edits.find(({ path, before }) => disk.read(path) !== before)
  if (changed === undefined) return
  throw new Error(
    `${changed.path} has changed meanwhile, so no file was written: run the command again.`,
  )
}
