import type { WindowMessage } from '../../port/browser.ts'
import type { MountFrame } from '../frame/frameElement.ts'
import { readAppMessage, type AppMessage } from '../frame/frameProtocol.ts'

const ORIGIN = 'https://secure.example'

/** The other end of the frame protocol, driven by hand. */
export function fakeSecureSite() {
  const listeners = new Set<(message: WindowMessage) => void>()
  const frameWindow = new MessageChannel().port1
  frameWindow.close()
  const asked: AppMessage[] = []
  const targets: string[] = []
  const mounts: string[] = []
  const removed: string[] = []
  let closed = false
  let load = () => undefined as void
  let fail = () => undefined as void
  let waiting: (() => void) | undefined
  let returned = 0

  const mountFrame: MountFrame = ({ src, onLoad, onError }) => {
    mounts.push(src)
    load = onLoad
    fail = onError
    return {
      post(message, targetOrigin) {
        if (closed) return false
        const request = readAppMessage(message)
        if (request === undefined) throw new Error(`Not a request: ${JSON.stringify(message)}`)
        asked.push(request)
        targets.push(targetOrigin)
        waiting?.()
        return true
      },
      isSource: (source) => source === frameWindow,
      place: () => undefined,
      remove: () => removed.push(src),
    }
  }

  function post(data: unknown, from: Partial<WindowMessage> = {}): void {
    const message = { origin: ORIGIN, source: frameWindow, ...from, data }
    listeners.forEach((listener) => listener(message))
  }

  return {
    origin: ORIGIN,
    mountFrame,
    browser: {
      subscribeMessages(listener: (message: WindowMessage) => void) {
        // Like a window's, which hears twice what subscribes twice.
        const own = (message: WindowMessage) => listener(message)
        listeners.add(own)
        return () => listeners.delete(own)
      },
    },
    mounts,
    removed,
    /** From now on the frame has no window. */
    close: () => {
      closed = true
    },
    asked,
    targets,
    load: () => load(),
    fail: () => fail(),
    post,
    /** The last request, once there is one that was not returned before. */
    async next(): Promise<AppMessage> {
      if (asked.length === returned) await new Promise<void>((resolve) => (waiting = resolve))
      const request = asked[returned]
      returned += 1
      if (request === undefined) throw new Error('Nothing was asked')
      return request
    },
    success: (request: AppMessage, payload?: unknown, from?: Partial<WindowMessage>) =>
      post({ type: `@w3m-frame/${request.call}_SUCCESS`, id: request.id, payload }, from),
    error: (request: AppMessage, payload?: unknown) =>
      post({ type: `@w3m-frame/${request.call}_ERROR`, id: request.id, payload }),
  }
}
