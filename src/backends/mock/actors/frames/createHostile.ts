import type { HostileActor } from '../../simulatorTypes.ts'
import { createDeferred, type Deferred } from '../../createDeferred.ts'
import { answerSites } from './answerSites.ts'

export interface HostileOptions {
  readonly window: Window
  /** A third origin. */
  readonly origin: string
}

/** A frame of a third origin that posts into this window what it is told. It is loaded with the first message. */
export function createHostile({ window, origin }: HostileOptions): HostileActor & {
  dispose(): void
} {
  let frame: HTMLIFrameElement | undefined
  let opened: Deferred<MessagePort> | undefined

  const stop = answerSites({
    window,
    origin,
    onPort(port, source) {
      if (source === frame?.contentWindow) opened?.resolve(port)
    },
  })

  function open(): Promise<MessagePort> {
    if (opened !== undefined) return opened.promise
    opened = createDeferred<MessagePort>()
    const { document } = window
    frame = document.createElement('iframe')
    // It stays what it is: a page of its own origin that runs scripts, and nothing more.
    frame.sandbox.add('allow-scripts', 'allow-same-origin')
    frame.title = 'Another site'
    frame.hidden = true
    frame.src = `${origin}/sites/hostile/`
    document.body.append(frame)
    return opened.promise
  }

  function arrival(): Promise<void> {
    return new Promise((resolve) => {
      const hear = ({ source }: MessageEvent<unknown>) => {
        if (source === null || source !== frame?.contentWindow) return
        window.removeEventListener('message', hear)
        resolve()
      }
      window.addEventListener('message', hear)
    })
  }

  return {
    async post(message) {
      const port = await open()
      const arrived = arrival()
      port.postMessage(message)
      await arrived
    },
    dispose() {
      stop()
      frame?.remove()
    },
  }
}
