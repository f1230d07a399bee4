/** A host's own listeners. One that throws does not keep the others from being called. */
export interface Listeners<T> {
  subscribe(listener: (value: T) => void): () => void
  notify(value: T): void
  clear(): void
}

/** Makes an empty list of listeners. */
export function createListeners<T>(): Listeners<T> {
  // A wrapper each, so that the same function subscribed twice is notified twice.
  const listeners = new Set<{ readonly handle: (value: T) => void }>()
  return {
    subscribe(listener) {
      const entry = { handle: listener }
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    notify(value) {
      for (const { handle } of listeners) {
        try {
          handle(value)
        } catch (error) {
          // The host's mistake shall be seen, but not break the flow that notified it.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
    clear: () => listeners.clear(),
  }
}
