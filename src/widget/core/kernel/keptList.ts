import type { Storage } from '../../../backends/port/storage.ts'

/**
 * Reads and writes a list of records in the storage, as JSON. The list survives a reload and is
 * shared with other tabs.
 */
export const keptList = {
  /**
   * Returns the stored records. The parameter `read` must throw if a record was not written here.
   */
  read<T>(storage: Storage, key: string, read: (value: unknown) => T): readonly T[] {
    try {
      const kept: unknown = JSON.parse(storage.get(key) ?? '[]')
      return Array.isArray(kept) ? kept.map(read) : []
    } catch {
      return [] // Not written by the widget: treat as empty.
    }
  },
  /** Stores the records. An empty list removes its key. */
  write(storage: Storage, key: string, records: readonly unknown[]): void {
    if (records.length === 0) storage.remove(key)
    else storage.set(key, JSON.stringify(records))
  },
}
