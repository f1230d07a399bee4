/** The beginning of every key, unless the host chose another one. */
export const usualPrefix = '@foyer/'

/**
 * Storage between visits: synchronous, small, text only (wire 7). Never throws: if the platform
 * fails, it reports to its own `onError` and behaves as empty.
 */
export interface Storage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  /**
   * Notifies of changes that another tab of the same site made, or another widget of this page
   * (`isHere`). The listener gets the changed key, or `undefined` for all of them.
   */
  subscribe?(listener: (key: string | undefined, isHere?: boolean) => void): () => void
  /** Notifies the other widgets of this page of that key, under which nothing needs to be stored. */
  tell?(key: string): void
}
