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
  let port: Deferred<MessagePort> | undefined

  const stop = answerSites({
    window,
    origin,
    onPort(opened, source) {
      if (source === frame?.contentWindow) port?.resolve(opened)
    },
  })

  function open(): Promise<MessagePort> {
    if (port !== undefined) return port.promise
    port = createDeferred<MessagePort>()
    frame = window.document.createElement('iframe')
    frame.title = 'Another site'
    frame.hidden = true
    frame.src = `${origin}/sites/hostile/`
    window.document.body.append(frame)
    return port.promise
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
      const opened = await open()
      const arrived = arrival()
      opened.postMessage(message)
      await arrived
    },
    dispose() {
      stop()
      frame?.remove()
    },
  }
}
