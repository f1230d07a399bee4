import type { OpenTabChannel } from '../../port/tabChannel.ts'

/** The other tabs of the site, as far as this one receives their messages. */
export interface OtherTabs {
  readonly open: OpenTabChannel
  /** Posts to that channel from another tab. */
  post(name: string, message: unknown): void
}

/** Creates the channels of one page. As in a browser, a message reaches all other channels of its name, also of this page. */
export function createOtherTabs(): OtherTabs {
  const listeners = new Map<(message: unknown) => void, string>()

  function deliver(name: string, message: unknown, sender?: (message: unknown) => void) {
    for (const [listener, own] of listeners) {
      if (own === name && listener !== sender) listener(structuredClone(message))
    }
  }

  return {
    open(name, listener) {
      // One listener may be used for two channels.
      const own = (message: unknown) => listener(message)
      listeners.set(own, name)
      return {
        post: (message) => queueMicrotask(() => deliver(name, message, own)),
        close: () => listeners.delete(own),
      }
    },
    post: deliver,
  }
}
