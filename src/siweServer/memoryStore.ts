/** Storage for nonces and sessions. Keys and values are strings, so any database works. */
export interface SiweStore {
  /** Keeps a value for `lifetime` ms. */
  set(key: string, value: string, lifetime: number): unknown
  get(key: string): Answer
  /**
   * Reads and removes a value in one step, like `GETDEL` in Redis or `DELETE … RETURNING` in SQL: of two concurrent
   * calls, only one may get the value.
   */
  take(key: string): Answer
}
type Answer = string | null | undefined | Promise<string | null | undefined>

/**
 * The maximum number of entries in memory, about 20 MB, so that endless requests cannot fill it.
 */
const LIMIT = 100_000

/**
 * Creates a store in the memory of one process. It is empty after a restart and not shared between
 * processes. Past its limit it drops the oldest entry.
 */
export function createMemoryStore(
  options: { readonly limit?: number; readonly now?: () => number } = {},
): SiweStore {
  const { limit = LIMIT, now = Date.now } = options
  const entries = new Map<string, { readonly value: string; readonly expiresAt: number }>()

  function get(key: string): string | undefined {
    const entry = entries.get(key)
    return entry !== undefined && now() < entry.expiresAt ? entry.value : undefined
  }
  return {
    get,
    set(key, value, lifetime) {
      entries.delete(key)
      entries.set(key, { value, expiresAt: now() + lifetime })
      for (const [oldest, { expiresAt }] of entries) {
        if (entries.size <= limit && now() < expiresAt) break
        entries.delete(oldest)
      }
    },
    take(key) {
      const value = get(key)
      entries.delete(key)
      return value
    },
  }
}
