import type { FollowedLink, LinkEnd } from './links.ts'
import type { RealPopup } from './openRealPopup.ts'

/** A window that the page opened. */
export interface Opened {
  /** The address; empty for a popup without an address yet. */
  readonly url: string
  readonly target: string
  /** Where it ended, on a phone with apps. */
  readonly end?: LinkEnd
}

export interface Opener {
  /** Returns the windows, newest last. */
  list(): readonly Opened[]
  /** Returns the number of open popups, with any address. */
  openPopups(): number
  /** Closes all popups. */
  closePopups(): void
  /** The page's `window.open`. */
  open(url: string, target: string, features?: string): Window | null
  /** Returns the page's own handle of the popup that sent a message; any other source unchanged. */
  handleOf(source: MessageEventSource | null): MessageEventSource | null
  /** Reports that the page in a popup has loaded. Resolves when it is its turn; `undefined` if it had loaded before. */
  loaded(source: MessageEventSource): Promise<void> | undefined
  /** Detaches a popup from the page, as a page with a strict cross-origin-opener-policy does: it reads as closed and stays open. */
  detach(source: MessageEventSource): void
  isDetached(source: MessageEventSource): boolean
  /** Returns the open popup that sent a message. */
  popupOf(source: MessageEventSource): Pick<RealPopup, 'close' | 'closed'> | undefined
}

/** A page that is loading in a popup. */
export interface PopupLoad {
  /** Reports that it has loaded, or is no longer awaited. */
  end(): void
  /** Resolves when it has ended and the page has the responses to its earlier calls. */
  readonly turn: Promise<void>
}

export interface OpenerOptions {
  /** Opens a real window for a popup. If absent, popups are only listed. */
  readonly openReal?: (target: string, features: string) => RealPopup
  /** Addresses that a real window may show: those of the simulated sites. Others are only listed. */
  readonly mayShow?: (url: string) => boolean
  /** Announces that a popup loads a simulated site. If absent, windows are not ordered. */
  readonly awaitLoad?: () => PopupLoad
  /** Called for every popup that the page or the visitor closes. */
  readonly onClose?: (source: MessageEventSource) => void
  /** Called once per popup: true if the simulated browser blocks it. */
  readonly isBlocked?: (features: string) => boolean
  /** Called for every link: says where it ends, on a phone with apps. */
  readonly follow?: (url: string, target: string) => FollowedLink | undefined
}

/** Replaces `window.open`: links of the page go into a list instead of to the outside; popups open, but show simulated sites only. */
export function createOpener(options: OpenerOptions = {}): Opener {
  const popups: { readonly real: RealPopup; readonly handle: Window }[] = []
  const detached = new Set<RealPopup>()
  const loads = new Map<RealPopup, PopupLoad>()
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
        return closed || (real !== undefined && (real.closed || detached.has(real)))
      },
      close() {
        closed = true
        if (real !== undefined && !detached.has(real)) close(real)
      },
      focus: () => real?.focus(),
      postMessage() {},
      location: {
        get href() {
          return opened[index]?.url ?? ''
        },
        set href(url: string) {
          opened = opened.map((entry, at) => (at === index ? { url, target } : entry))
          if (real === undefined || options.mayShow?.(url) !== true) return
          loads.get(real)?.end()
          if (options.awaitLoad !== undefined) loads.set(real, options.awaitLoad())
          real.show(url)
        },
      },
    }
    // The page can do only as much with a popup as this object allows.
    const handle = stand as unknown as Window
    if (real !== undefined) popups.push({ real, handle })
    return handle
  }

  function close(real: RealPopup): void {
    const { source } = real
    loads.get(real)?.end()
    real.close()
    if (source !== null) options.onClose?.(source)
  }

  const find = (source: MessageEventSource | null) =>
    source === null ? undefined : popups.findLast(({ real }) => real.source === source)
  const isDetached = (source: MessageEventSource) => {
    const real = find(source)?.real
    return real !== undefined && detached.has(real)
  }

  return {
    list: () => opened,
    openPopups: () => popups.filter(({ real }) => !real.closed).length,
    closePopups() {
      for (const { real } of popups) if (!real.closed) close(real)
    },
    open(url, target, features = '') {
      if (url === '') return options.isBlocked?.(features) === true ? null : popup(target, features)
      const followed = options.follow?.(url, target)
      write({ url, target, ...(followed && { end: followed.end }) })
      if (followed?.end === 'refused') return null
      // With noopener a browser returns no window (HTML, window open steps).
      return features.includes('noopener') ? null : popup(target, features)
    },
    handleOf: (source) => find(source)?.handle ?? source,
    loaded(source) {
      const real = find(source)?.real
      const load = real && loads.get(real)
      if (real === undefined || load === undefined) return undefined
      loads.delete(real)
      load.end()
      return load.turn
    },
    isDetached,
    detach(source) {
      const real = find(source)?.real
      if (real) detached.add(real)
    },
    popupOf(source) {
      const real = find(source)?.real
      return real && { closed: real.closed, close: () => close(real) }
    },
  }
}
