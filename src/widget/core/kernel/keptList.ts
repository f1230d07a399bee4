import type { Storage } from '../../../backends/port/storage.ts'

/** A list of records in the storage, as JSON. It survives a reload and is shared with other tabs. */
export const keptList = {
  /** `read` throws if the text was not written here. */
  read<T>(storage: Storage, key: string, read: (value: unknown) => T): readonly T[] {
    try {
      const kept: unknown = JSON.parse(storage.get(key) ?? '[]')
      return Array.isArray(kept) ? kept.map(read) : []
    } catch {
      return [] // Not ours: treat as empty.
    }
  },
  /** An empty list removes its key. */
  write(storage: Storage, key: string, records: readonly unknown[]): void {
    if (records.length === 0) storage.remove(key)
    else storage.set(key, JSON.stringify(records))
  },
}
