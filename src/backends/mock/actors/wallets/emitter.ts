type Listener = (payload: unknown) => void

/** Events by name. A listener that throws does not prevent calls to the others. */
export function createEmitter() {
  const listeners = new Map<string, readonly Listener[]>()
  return {
    on(event: string, listener: Listener): void {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    },
    off(event: string, listener: Listener): void {
      const before = listeners.get(event) ?? []
      const index = before.lastIndexOf(listener)
      listeners.set(
        event,
        before.filter((_, at) => at !== index),
      )
    },
    emit(event: string, payload: unknown): void {
      for (const listener of listeners.get(event) ?? []) {
        try {
          listener(payload)
        } catch (error) {
          // An error of the page itself: it is reported there as uncaught.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
  }
}
