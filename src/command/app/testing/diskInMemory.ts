import type { Disk } from '../apply/disk.ts'

/** A disk for tests. */
export interface MemoryDisk extends Disk {
  readonly files: Record<string, string>
}

/**
 * A disk in memory.
 * @param broken the paths that cannot be written
 */
export function diskInMemory(
  files: Readonly<Record<string, string>>,
  broken: readonly string[] = [],
): MemoryDisk {
  const own: Record<string, string> = { ...files }
  return {
    files: own,
    read: (path) => own[path],
    write(path, text) {
      if (broken.includes(path)) throw new Error('EROFS: read-only file system')
      own[path] = text
    },
    remove: (path) => void delete own[path],
    isWritable: (path) => !broken.includes(path),
  }
}
