import { isSiteMessage, siteHello, sitePort } from '../../actors/frames/siteMessages.ts'

export interface SitePort {
  /** Posts a message, as soon as the port is open. */
  post(message: unknown): void
}

export interface OpenSitePortOptions {
  readonly window: Window
  /** The origin of the page that frames or opened this site. */
  readonly host: string
  /** The window of that page; the one above this when absent. */
  readonly page?: Window
  /** The name that this site sends with `hello`. */
  readonly site?: string
  /** Called with the messages that the page's simulator sends. */
  readonly onMessage: (message: unknown) => void
}

/**
 * Opens the site's end of `answerSites`: accepts a port only from the page that framed or opened
 * it.
 */
export function openSitePort(options: OpenSitePortOptions): SitePort {
  const { window, host, site, onMessage, page = window.parent } = options
  const early: unknown[] = []
  let port: MessagePort | undefined

  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const [given] = event.ports
    if (event.source !== page || event.origin !== host) return
    if (port !== undefined || given === undefined || !isSiteMessage(event.data, sitePort)) return
    port = given
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data))
    port.start()
    for (const message of early.splice(0)) port.postMessage(message)
  })
  page.postMessage({ type: siteHello, ...(site === undefined ? {} : { site }) }, host)

  return {
    post(message) {
      if (port === undefined) early.push(message)
      else port.postMessage(message)
    },
  }
}
