import type { Storage } from '../../port/storage.ts'

/** Storage for one test. */
export function memoryStorage(entries = new Map<string, string>()): Storage & {
  readonly entries: Map<string, string>
} {
  return {
    entries,
    get: (key) => entries.get(key),
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  }
}
