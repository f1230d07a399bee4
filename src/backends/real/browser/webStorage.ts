import type { Storage as StoragePort } from '../../port/storage.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'

/** The window's storages and the event for changes in other tabs. */
export type StorageWindow = Pick<
  Window,
  'localStorage' | 'sessionStorage' | 'addEventListener' | 'removeEventListener'
>

/**
 * The port of `localStorage` (wire 7) or, for one tab, `sessionStorage`. If the platform refuses
 * (no window, blocked, full), it reports `storage.failed` and keeps the value in memory for this
 * visit.
 */
export function createWebStorage(options: {
  area: 'localStorage' | 'sessionStorage'
  window: () => StorageWindow | undefined
  onError: (error: Error) => void
}): StoragePort {
  const memory = new Map<string, string>()

  function attempt<T>(what: string, act: (store: Storage) => T): T | undefined {
    try {
      const owner = options.window()
      return owner === undefined ? undefined : act(owner[options.area])
    } catch (thrown) {
      options.onError(toFoyerError(thrown, 'storage.failed', what))
      return undefined
    }
  }

  return {
    get: (key) =>
      memory.get(key) ?? attempt(`Reading ${key}`, (store) => store.getItem(key)) ?? undefined,
    set(key, value) {
      memory.set(key, value)
      attempt(`Storing ${key}`, (store) => {
        store.setItem(key, value)
        memory.delete(key)
      })
    },
    remove(key) {
      memory.delete(key)
      attempt(`Removing ${key}`, (store) => store.removeItem(key))
    },
    subscribe(listener) {
      const owner = options.window()
      // The key is null after `localStorage.clear()`.
      const notify = ({ key }: StorageEvent) => listener(key ?? undefined)
      owner?.addEventListener('storage', notify)
      return () => owner?.removeEventListener('storage', notify)
    },
  }
}
