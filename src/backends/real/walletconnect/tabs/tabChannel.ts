/** A channel between the tabs of one origin. Nothing is stored. */
export interface TabChannel {
  /** Posts to the other tabs, not to this one. */
  post(data: unknown): void
  /** Calls the listener with unchecked data. */
  subscribe(listener: (data: unknown) => void): void
}

/**
 * Opens the channel of that name; `undefined` where the page has none, as on a server. It stays
 * open as long as the page.
 */
export function openTabChannel(page: Window | undefined, name: string): TabChannel | undefined {
  const { BroadcastChannel: Channel } = (page ?? {}) as Partial<typeof globalThis>
  if (page === undefined || Channel === undefined) return undefined
  const channel = new Channel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has one origin, so its method takes none.
    post: (data) => channel.postMessage(data),
    subscribe: (listener) =>
      channel.addEventListener('message', ({ origin, data }) => {
        if (origin === page.location.origin) listener(data)
      }),
  }
}
