import type { OpenTabChannel } from '../../port/tabChannel.ts'

/** The other tabs of the site, as far as this one hears them. */
export interface OtherTabs {
  readonly open: OpenTabChannel
  /** Another tab posts to that channel. */
  post(name: string, message: unknown): void
}

/** Creates the channels of one page. Its own messages have no receiver. */
export function createOtherTabs(): OtherTabs {
  const listeners = new Map<(message: unknown) => void, string>()
  return {
    open(name, listener) {
      // One listener may be used for two channels.
      const own = (message: unknown) => listener(message)
      listeners.set(own, name)
      return { post: () => undefined, close: () => listeners.delete(own) }
    },
    post(name, message) {
      for (const [listener, own] of listeners) if (own === name) listener(structuredClone(message))
    },
  }
}
