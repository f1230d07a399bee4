import { isSiteMessage, siteHello, sitePort } from './siteMessages.ts'

export interface AnswerSitesOptions {
  readonly window: Window
  /** The only origin whose frames get a port. */
  readonly origin: string
  /** Called once per frame that says hello. */
  readonly onPort: (port: MessagePort, frame: MessageEventSource) => void
}

/** Gives a port to every frame of that origin that stands directly in this window. */
export function answerSites({ window, origin, onPort }: AnswerSitesOptions): () => void {
  function hear(event: MessageEvent<unknown>): void {
    const { source } = event
    if (event.origin !== origin || !isSiteMessage(event.data, siteHello)) return
    // `parent` is one of the few things another origin's window shows.
    if (source === null || !('parent' in source) || source.parent !== window) return
    const { port1, port2 } = new MessageChannel()
    onPort(port1, source)
    source.postMessage({ type: sitePort }, { targetOrigin: origin, transfer: [port2] })
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}
