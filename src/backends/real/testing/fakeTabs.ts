import type { OpenTabChannel } from '../../port/tabChannel.ts'

/** The other tabs of the site, and the visibility of this one, controlled by a test. */
export function fakeTabs() {
  const posted: unknown[] = []
  const listeners = new Map<(message: unknown) => void, string>()
  const visible = new Set<(isVisible: boolean) => void>()

  const open: OpenTabChannel = (name, listener) => {
    listeners.set(listener, name)
    return {
      post: (message) => posted.push(message),
      close: () => listeners.delete(listener),
    }
  }

  return {
    open,
    browser: {
      subscribeVisible(listener: (isVisible: boolean) => void) {
        visible.add(listener)
        return () => visible.delete(listener)
      },
    },
    /** The messages that this tab posted to the others. */
    posted,
    /** The names of the open channels. */
    channels: () => [...listeners.values()],
    /** Posts a message of another tab. */
    say: (message: unknown) => [...listeners.keys()].forEach((listener) => listener(message)),
    show: (isVisible: boolean) => visible.forEach((listener) => listener(isVisible)),
  }
}
