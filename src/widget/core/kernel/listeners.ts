/** A host's own listeners. One that throws does not keep the others from hearing. */
export interface Listeners<T> {
  subscribe(listener: (value: T) => void): () => void
  tell(value: T): void
  clear(): void
}

/** Makes an empty list of listeners. */
export function createListeners<T>(): Listeners<T> {
  // A wrapper each, so that the same function subscribed twice is told twice.
  const listeners = new Set<{ readonly hear: (value: T) => void }>()
  return {
    subscribe(listener) {
      const entry = { hear: listener }
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    tell(value) {
      for (const { hear } of listeners) {
        try {
          hear(value)
        } catch (error) {
          // The host's mistake shall be seen, but not break the flow that told it.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
    clear: () => listeners.clear(),
  }
}
