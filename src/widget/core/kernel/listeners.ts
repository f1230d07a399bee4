/** A host's own listeners. If one throws, the others are still called. */
export interface Listeners<T> {
  subscribe(listener: (value: T) => void): () => void
  notify(value: T): void
  clear(): void
}

/** Creates an empty list of listeners. */
export function createListeners<T>(): Listeners<T> {
  // Each function gets its own wrapper, so that a function subscribed twice is notified twice.
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
          // The host's error is reported, but must not break the flow that notified it.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
    clear: () => listeners.clear(),
  }
}
