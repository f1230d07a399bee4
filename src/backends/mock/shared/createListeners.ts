export interface Listeners {
  /** Returns the way to stop listening. */
  add(listener: () => void): () => void
  tell(): void
}

/** A set of listeners. One added or removed while the others are told does not disturb them. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    add(listener) {
      const own = () => listener()
      listeners.add(own)
      return () => listeners.delete(own)
    },
    tell() {
      for (const listener of listeners.size === 0 ? [] : [...listeners]) listener()
    },
  }
}
