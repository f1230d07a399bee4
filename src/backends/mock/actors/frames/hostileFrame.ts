import type { HostileActor } from './hostileActor.ts'
import { answerSites } from './answerSites.ts'

export interface HostileFrameOptions {
  readonly window: Window
  /** The third origin, which no page may trust. */
  readonly origin: string
  /** Announces a message of that window; resolves when the page has received it. */
  readonly arrival: (source: MessageEventSource) => Promise<void>
}

/** A frame of a third origin that posts given messages into this window. It loads with the first message. */
export function createHostileFrame({
  window,
  origin,
  arrival,
}: HostileFrameOptions): HostileActor & {
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
      // A frame that reloads (a development server reloads it) gets a new port.
      port = opened
      for (const { message } of waiting) port.postMessage(message)
    },
  })

  function open(): HTMLIFrameElement {
    const { document } = window
    const added = document.createElement('iframe')
    // The sandbox only allows scripts and its own origin.
    added.sandbox.add('allow-scripts', 'allow-same-origin')
    added.title = 'Another site'
    added.hidden = true
    added.src = `${origin}/sites/hostile/`
    document.body.append(added)
    return added
  }

  return {
    async post(message) {
      const entry = { message }
      frame ??= open()
      const source = frame.contentWindow
      if (source === null) throw new Error('The page of the other site is gone.')
      const arrived = arrival(source)
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
