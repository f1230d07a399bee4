import type { Storage } from '../../port/storage.ts'

/** A part of another storage: the keys of one stage, hidden from all other stages. */
export interface PrefixedStorage extends Storage {
  /** Returns the entries whose keys start with that text. */
  entries(beginning: string): readonly (readonly [key: string, value: string])[]
  /** Removes entries whose keys start with that text, as another tab of the site would, and notifies the page. */
  removeElsewhere(beginning: string): void
  /** Removes all entries of this stage. */
  clear(): void
}

export interface PrefixedStorageOptions {
  readonly storage: Storage
  readonly prefix: string
  /** Returns all keys of the underlying storage. */
  readonly keys: () => readonly string[]
}

/** Adds a prefix to every key. */
export function createPrefixedStorage(options: PrefixedStorageOptions): PrefixedStorage {
  const { storage, prefix } = options
  const listeners = new Set<(key: string | undefined) => void>()
  const keysFrom = (beginning: string) =>
    options
      .keys()
      .filter((key) => key.startsWith(prefix + beginning))
      .map((key) => key.slice(prefix.length))
  return {
    get: (key) => storage.get(prefix + key),
    set: (key, value) => storage.set(prefix + key, value),
    remove: (key) => storage.remove(prefix + key),
    subscribe(listener) {
      listeners.add(listener)
      const stop = storage.subscribe?.((key) => {
        if (key === undefined) listener(undefined)
        else if (key.startsWith(prefix)) listener(key.slice(prefix.length))
      })
      return () => {
        listeners.delete(listener)
        stop?.()
      }
    },
    entries: (beginning) =>
      keysFrom(beginning).map((key) => [key, storage.get(prefix + key) ?? '']),
    removeElsewhere(beginning) {
      for (const key of keysFrom(beginning)) {
        storage.remove(prefix + key)
        for (const listener of listeners) listener(key)
      }
    },
    clear() {
      for (const key of options.keys()) if (key.startsWith(prefix)) storage.remove(key)
    },
  }
}
