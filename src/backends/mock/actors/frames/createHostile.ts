import type { HostileActor } from './hostileActor.ts'
import { answerSites } from './answerSites.ts'
import { isSiteMessage, siteHello } from './siteMessages.ts'

export interface HostileOptions {
  readonly window: Window
  /** A third origin. */
  readonly origin: string
}

/** A frame of a third origin that posts into this window what it is told. It is loaded with the first message. */
export function createHostile({ window, origin }: HostileOptions): HostileActor & {
  dispose(): void
} {
  const waiting = new Set<{ readonly message: unknown }>()
  let frame: HTMLIFrameElement | undefined
  let port: MessagePort | undefined

  const stop = answerSites({
    window,
    origin,
    onPort(opened, source) {
      if (source !== frame?.contentWindow) return
      // A frame that loads again (a development server does that to it) has a port of its own.
      port = opened
      for (const { message } of waiting) port.postMessage(message)
    },
  })

  function open(): void {
    if (frame !== undefined) return
    const { document } = window
    frame = document.createElement('iframe')
    // It stays what it is: a page of its own origin that runs scripts, and nothing more.
    frame.sandbox.add('allow-scripts', 'allow-same-origin')
    frame.title = 'Another site'
    frame.hidden = true
    frame.src = `${origin}/sites/hostile/`
    document.body.append(frame)
  }

  function arrival(): Promise<void> {
    return new Promise((resolve) => {
      const hear = ({ source, data }: MessageEvent<unknown>) => {
        const isOurs = source !== null && source === frame?.contentWindow
        if (!isOurs || isSiteMessage(data, siteHello)) return
        window.removeEventListener('message', hear)
        resolve()
      }
      window.addEventListener('message', hear)
    })
  }

  return {
    async post(message) {
      const entry = { message }
      open()
      const arrived = arrival()
      waiting.add(entry)
      port?.postMessage(message)
      await arrived
      waiting.delete(entry)
    },
    dispose() {
      stop()
      frame?.remove()
    },
  }
}
