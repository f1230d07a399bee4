/** Where nonces and sessions are kept. Keys and values are texts, so that any database will do. */
export interface SiweStore {
  /** Keeps a value for `lifetime` ms. */
  set(key: string, value: string, lifetime: number): unknown
  get(key: string): Answer
  /**
   * Reads a value and removes it in one step, as `GETDEL` of Redis or `DELETE … RETURNING` of SQL: of two calls at once
   * only one may get the value.
   */
  take(key: string): Answer
}
type Answer = string | null | undefined | Promise<string | null | undefined>

/** Most entries in memory, so that requests without end cannot fill it: about 20 MB. */
const LIMIT = 100_000

/**
 * A store in the memory of one process. It is empty after a restart, and a second process doesn't see it. Past its limit
 * it forgets the oldest entry.
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
