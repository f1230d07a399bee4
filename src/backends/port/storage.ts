/**
 * What is kept between visits (wire 7). Synchronous, small, text only. An implementation never
 * throws: where the platform refuses, it reports through its own `onError` and behaves as empty.
 */
export interface Storage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  /** Notifies of changes that another tab of the same site made: of one key, or `undefined` for all of them. */
  subscribe?(listener: (key: string | undefined) => void): () => void
}
