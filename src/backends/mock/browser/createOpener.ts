import type { RealPopup } from './openRealPopup.ts'

/** A window the page asked for. */
export interface Opened {
  /** Empty for a popup that was not sent anywhere yet. */
  readonly url: string
  readonly target: string
}

export interface Opener {
  /** Newest last. */
  list(): readonly Opened[]
  /** How many popups stand open, wherever they were sent. */
  openPopups(): number
  /** What the page finds as `window.open`. */
  open(url: string, target: string, features?: string): Window | null
  /** The page's own handle of the popup that a message came from; anything else as it came. */
  handleOf(source: MessageEventSource | null): MessageEventSource | null
  /** The open popup that a message came from. */
  popupOf(source: MessageEventSource): Pick<RealPopup, 'close' | 'closed'> | undefined
}

export interface OpenerOptions {
  /** Opens a real window for a popup. Without it popups are only written down. */
  readonly openReal?: (target: string, features: string) => RealPopup
  /** Addresses a real window may show: those of the simulated sites. Others are only written down. */
  readonly mayShow?: (url: string) => boolean
  /** Asked once per popup: true when the browser of this rehearsal refuses it. */
  readonly isBlocked?: (features: string) => boolean
}

/** Links of the page go into a list instead of to the outside; popups open, but show simulated sites only. */
export function createOpener(options: OpenerOptions = {}): Opener {
  const popups: { readonly real: RealPopup; readonly handle: Window }[] = []
  let opened: readonly Opened[] = []

  function write(entry: Opened): number {
    opened = [...opened, entry]
    return opened.length - 1
  }

  function popup(target: string, features: string): Window {
    const index = write({ url: '', target })
    const real = options.openReal?.(target, features)
    let closed = false
    const stand = {
      get closed() {
        return closed || real?.closed === true
      },
      close() {
        closed = true
        real?.close()
      },
      focus: () => real?.focus(),
      postMessage() {},
      location: {
        get href() {
          return opened[index]?.url ?? ''
        },
        set href(url: string) {
          opened = opened.map((entry, at) => (at === index ? { url, target } : entry))
          if (options.mayShow?.(url) === true) real?.show(url)
        },
      },
    }
    // The page may only do with a popup what this object can.
    const handle = stand as unknown as Window
    if (real !== undefined) popups.push({ real, handle })
    return handle
  }

  const find = (source: MessageEventSource | null) =>
    source === null ? undefined : popups.findLast(({ real }) => real.source === source)

  return {
    list: () => opened,
    openPopups: () => popups.filter(({ real }) => !real.closed).length,
    open(url, target, features = '') {
      if (url === '') return options.isBlocked?.(features) === true ? null : popup(target, features)
      write({ url, target })
      // With noopener a browser hands out no window (HTML, window open steps).
      return features.includes('noopener') ? null : popup(target, features)
    },
    handleOf: (source) => find(source)?.handle ?? source,
    popupOf: (source) => find(source)?.real,
  }
}
