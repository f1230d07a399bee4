export interface Listeners {
  /** Returns the way to stop listening. */
  add(listener: () => void): () => void
  notify(): void
}

/** A set of listeners. One added or removed while the others are notified does not disturb them. */
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
