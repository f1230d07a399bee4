import type { Disk } from './disk.ts'

/** Keeps the texts of files, also that there is none, and puts them back when that is asked for. */
export function keepFiles(disk: Disk, paths: readonly string[]): { readonly restore: () => void } {
  const kept = paths.map((path) => ({ path, text: disk.read(path) }))
  return {
    restore() {
      for (const { path, text } of kept) {
        if (disk.read(path) === text) continue
        if (text === undefined) disk.remove(path)
        else disk.write(path, text)
      }
    },
  }
}
