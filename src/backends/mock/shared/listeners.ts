export interface Listeners {
  /** Adds a listener; returns a function that removes it. */
  add(listener: () => void): () => void
  notify(): void
}

/** Creates a set of listeners. It is safe to add or remove one while the others are notified. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    add(listener) {
      const own = () => listener()
      listeners.add(own)
      return () => listeners.delete(own)
    },
    notify() {
      for (const listener of listeners.size === 0 ? [] : [...listeners]) listener()
    },
  }
}
