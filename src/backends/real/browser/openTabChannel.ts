import type { OpenTabChannel } from '../../port/tabChannel.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'

/** The window with the constructor that the library types omit. */
export type ChannelWindow = Window & Partial<Pick<typeof globalThis, 'BroadcastChannel'>>

/**
 * Opens channels of the browser (BroadcastChannel). A browser that refuses them is reported, and
 * has none.
 */
export function createOpenTabChannel(options: {
  window: () => ChannelWindow | undefined
  onError: (error: Error) => void
}): OpenTabChannel {
  return (name, listener) => {
    const Channel = options.window()?.BroadcastChannel
    if (Channel === undefined) return undefined
    try {
      const port = new Channel(name)
      port.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data))
      return {
        post: (message) => port.postMessage(message),
        close: () => port.close(),
      }
    } catch (thrown) {
      options.onError(toFoyerError(thrown, 'internal', 'Opening a channel to the other tabs'))
      return undefined
    }
  }
}
