import type { Storage } from '../../port/storage.ts'

/** A part of another storage: keys of one stage, unseen by every other. */
export interface PrefixedStorage extends Storage {
  /** Forgets everything of this stage. */
  clear(): void
}

export interface PrefixedStorageOptions {
  readonly storage: Storage
  readonly prefix: string
  /** All keys of the storage underneath. */
  readonly keys: () => readonly string[]
}

/** Puts a prefix before every key. */
export function createPrefixedStorage(options: PrefixedStorageOptions): PrefixedStorage {
  const { storage, prefix } = options
  return {
    get: (key) => storage.get(prefix + key),
    set: (key, value) => storage.set(prefix + key, value),
    remove: (key) => storage.remove(prefix + key),
    subscribe: (listener) =>
      storage.subscribe?.((key) => {
        if (key.startsWith(prefix)) listener(key.slice(prefix.length))
      }) ?? (() => undefined),
    clear() {
      for (const key of options.keys()) if (key.startsWith(prefix)) storage.remove(key)
    },
  }
}
