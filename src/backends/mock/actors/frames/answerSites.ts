import { isSiteMessage, siteHello, siteNameOf, sitePort } from './siteMessages.ts'

export interface AnswerSitesOptions {
  readonly window: Window
  /** The only origin whose frames get a port. */
  readonly origin: string
  /** The name the site gives itself; sites without one when absent. */
  readonly site?: string
  /** Whom to answer. Frames that stand directly in this window when absent. */
  readonly accepts?: (source: MessageEventSource) => boolean
  /** Called once per frame that says hello. */
  readonly onPort: (port: MessagePort, frame: MessageEventSource) => void
}

/** Gives a port to every frame of that origin that stands directly in this window, or to whom `accepts` names. */
export function answerSites(options: AnswerSitesOptions): () => void {
  const { window, origin, onPort } = options

  // `parent` is one of the few things another origin's window shows.
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
 * Whether a window was closed, or shows another page by now. What cannot be read is of another origin, as the site is; a
 * message to a window that has left it would be a warning in the console.
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
