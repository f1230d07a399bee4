import { isSiteMessage, siteHello, siteNameOf, sitePort } from './siteMessages.ts'

export interface AnswerSitesOptions {
  readonly window: Window
  /** The only origin whose frames get a port. */
  readonly origin: string
  /** The name that the site sends with `hello`; if absent, sites without a name. */
  readonly site?: string
  /** The windows that get a port. If absent, frames that are direct children of this window. */
  readonly accepts?: (source: MessageEventSource) => boolean
  /** Called once per frame that sends `hello`. */
  readonly onPort: (port: MessagePort, frame: MessageEventSource) => void
}

/** Gives a port to every frame of that origin that is a direct child of this window, or that `accepts` allows. */
export function answerSites(options: AnswerSitesOptions): () => void {
  const { window, origin, onPort } = options

  // `parent` is one of the few properties that a window of another origin exposes.
  const isChild = (source: MessageEventSource) => 'parent' in source && source.parent === window

  function handle(event: MessageEvent<unknown>): void {
    const { source } = event
    if (event.origin !== origin || !isSiteMessage(event.data, siteHello)) return
    if (siteNameOf(event.data) !== options.site) return
    if (source === null || !(options.accepts ?? isChild)(source)) return
    if (hasLeft(source, origin)) return
    const { port1, port2 } = new MessageChannel()
    onPort(port1, source)
    source.postMessage({ type: sitePort }, { targetOrigin: origin, transfer: [port2] })
  }
  window.addEventListener('message', handle)
  return () => window.removeEventListener('message', handle)
}

/**
 * True if a window was closed or has moved to another page. A window that cannot be read has
 * another origin, as the site does; posting to a window that has left the site would log a warning
 * to the console.
 */
function hasLeft(source: MessageEventSource, origin: string): boolean {
  if (!('closed' in source)) return false
  if (source.closed) return true
  try {
    return source.location.origin !== origin
  } catch {
    return false
  }
}
