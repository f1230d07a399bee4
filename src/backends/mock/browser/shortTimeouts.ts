import { createListeners } from '../shared/listeners.ts'

/** The timeouts of a page that stay in real time because they are too short for a person to notice. */
export interface ShortTimeouts {
  add(id: unknown): void
  /** Removes a timeout that fired or was cancelled. */
  remove(id: unknown): void
  /** Resolves when the next timeout has fired or was cancelled; `undefined` if none waits. */
  next(): Promise<void> | undefined
}

/** Creates an empty list of timeouts. */
export function createShortTimeouts(): ShortTimeouts {
  const ids = new Set<unknown>()
  const changes = createListeners()
  return {
    add: (id) => void ids.add(id),
    remove(id) {
      if (ids.delete(id)) changes.notify()
    },
    next() {
      if (ids.size === 0) return undefined
      return new Promise((resolve) => {
        const stop = changes.add(() => {
          stop()
          resolve()
        })
      })
    },
  }
}
