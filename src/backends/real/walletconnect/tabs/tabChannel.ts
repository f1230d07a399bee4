/** A line between the tabs of one origin that nothing is stored on. */
export interface TabChannel {
  /** Reaches the other tabs, not this one. */
  post(data: unknown): void
  /** Unchecked: the listener checks what it gets. */
  subscribe(listener: (data: unknown) => void): void
}

/** The channel of that name; `undefined` where the page has none, as on a server. It stays open as long as the page. */
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
