import type { Opener } from '../../browser/opener.ts'
import { answerSites } from './answerSites.ts'

/** The simulator's end of a simulated site in a popup of this page. `Says` is the type of the messages that the site accepts. */
export interface PopupEnd<Says> {
  readonly source: MessageEventSource
  readonly isClosed: () => boolean
  readonly close: () => void
  /** Takes the window away from the page and leaves it open. */
  readonly detach: () => void
  readonly isDetached: () => boolean
  readonly notify: (message: Says) => void
}

/** Gives a port to every popup of this page that shows that site, and receives its messages. */
export function answerPopups<Says>(options: {
  readonly window: Window
  /** Origin of the simulated sites. */
  readonly origin: string
  /** The name that the site sends with `hello`. */
  readonly site: string
  readonly opener: Opener
  readonly handle: (end: PopupEnd<Says>, data: unknown) => void
}): () => void {
  const { opener, handle, window } = options
  /** A window that the widget opened, or other code on this page with a plain `window.open`. */
  const popupOf = (source: MessageEventSource) =>
    opener.popupOf(source) ?? (isWindow(source) && source.opener === window ? source : undefined)
  return answerSites({
    ...options,
    accepts: (source) => popupOf(source) !== undefined && !opener.isDetached(source),
    onPort(port, source) {
      const end: PopupEnd<Says> = {
        source,
        isClosed: () => popupOf(source)?.closed !== false,
        close: () => popupOf(source)?.close(),
        detach: () => opener.detach(source),
        isDetached: () => opener.isDetached(source),
        notify: (message) => port.postMessage(message),
      }
      port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const turn = opener.loaded(source)
        if (turn === undefined) handle(end, data)
        else void turn.then(() => handle(end, data))
      })
      port.start()
    },
  })
}

/** `opener`, `closed` and `close` are among the few properties that a window of another origin exposes. */
function isWindow(source: MessageEventSource): source is Window {
  return 'opener' in source && 'closed' in source
}
