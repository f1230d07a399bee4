import type { WindowMessage } from '../../port/browser.ts'
import type { MountFrame } from '../frame/frameElement.ts'
import { readAppMessage, type AppMessage, type FrameCall } from '../frame/frameProtocol.ts'

const ORIGIN = 'https://secure.example'

/** The turns of the event loop within which an idle app has posted its request. */
const maxTurns = 100

/** The frame's side of the protocol, controlled by a test. */
export function fakeSecureSite() {
  const listeners = new Set<(message: WindowMessage) => void>()
  const frameWindow = new MessageChannel().port1
  frameWindow.close()
  const requests: AppMessage[] = []
  const targets: string[] = []
  const mounts: string[] = []
  const removed: string[] = []
  const answers: Partial<Record<FrameCall, unknown>> = {}
  let closed = false
  let load = () => undefined as void
  let fail = () => undefined as void
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
        if (request.call in answers) {
          queueMicrotask(() => success(request, answers[request.call]))
          return true
        }
        requests.push(request)
        targets.push(targetOrigin)
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

  const success = (request: AppMessage, payload?: unknown, from?: Partial<WindowMessage>) =>
    post({ type: `@w3m-frame/${request.call}_SUCCESS`, id: request.id, payload }, from)

  return {
    origin: ORIGIN,
    mountFrame,
    browser: {
      subscribeMessages(listener: (message: WindowMessage) => void) {
        // A window calls a listener twice when it is added twice.
        const own = (message: WindowMessage) => listener(message)
        listeners.add(own)
        return () => listeners.delete(own)
      },
    },
    mounts,
    removed,
    /** The answers that the site gives by itself, by call. These requests are not listed. */
    answers,
    /** Removes the frame's window. */
    close: () => {
      closed = true
    },
    asked: requests,
    targets,
    /** The browser fires `load`, as it also does for its own error page. */
    load: () => load(),
    /** The site's page has loaded and says so. */
    start() {
      post({ type: '@w3m-frame/READY', payload: {} })
      load()
    },
    fail: () => fail(),
    post,
    /** The next request. Fails when the app posts none although it could. */
    async next(): Promise<AppMessage> {
      for (let turn = 0; requests.length === returned && turn < maxTurns; turn += 1) {
        await new Promise((resolve) => setImmediate(resolve))
      }
      const request = requests[returned]
      if (request === undefined) {
        const calls = requests.map(({ call }) => call).join(', ') || 'nothing'
        throw new Error(`The test waits for a further request; the app posted ${calls}.`)
      }
      returned += 1
      return request
    },
    success,
    error: (request: AppMessage, payload?: unknown) =>
      post({ type: `@w3m-frame/${request.call}_ERROR`, id: request.id, payload }),
  }
}
