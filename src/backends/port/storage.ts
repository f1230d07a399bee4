/**
 * What is kept between visits (wire 7). Synchronous, small, text only. An implementation never
 * throws: where the platform refuses, it reports through its own `onError` and behaves as empty.
 */
export interface Storage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  /** Tells about changes made in another tab of the same site. */
  subscribe?(listener: (key: string) => void): () => void
}
