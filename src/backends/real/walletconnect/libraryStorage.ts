import type { Storage } from '../../port/storage.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'

/** The storage interface of the library; values are plain data. */
export interface LibraryStorage {
  getKeys(): Promise<string[]>
  getEntries<T>(): Promise<[string, T][]>
  getItem<T>(key: string): Promise<T | undefined>
  setItem<T>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}

const indexKey = 'keys'

/** Keeps the library's data in the Storage port, as JSON under `prefix`, with its own index. */
export function createLibraryStorage(options: {
  storage: Storage
  prefix: string
  onError: (error: Error) => void
}): LibraryStorage {
  const { storage, prefix } = options
  // The library never stores bigints; it uses `undefined` for a missing key.
  function read(key: string): unknown {
    const text = storage.get(prefix + key)
    if (text === undefined) return undefined
    try {
      return JSON.parse(text)
    } catch (thrown) {
      options.onError(toFoyerError(thrown, 'storage.failed', `Reading ${prefix}${key}`))
      return undefined
    }
  }
  const keys = (): string[] => {
    const list = read(indexKey)
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []
  }
  const writeKeys = (list: readonly string[]) =>
    list.length === 0
      ? storage.remove(prefix + indexKey)
      : storage.set(prefix + indexKey, JSON.stringify(list))

  return {
    getKeys: async () => keys(),
    // The library wrote these values itself and knows their types.
    getEntries: async <T>() => keys().map((key): [string, T] => [key, read(`/${key}`) as T]),
    getItem: async <T>(key: string) => read(`/${key}`) as T | undefined,
    async setItem(key, value) {
      storage.set(`${prefix}/${key}`, JSON.stringify(value))
      const list = keys()
      if (!list.includes(key)) writeKeys([...list, key])
    },
    async removeItem(key) {
      storage.remove(`${prefix}/${key}`)
      writeKeys(keys().filter((each) => each !== key))
    },
  }
}
