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
  /** The page that a popup was sent to is there. Resolves when it is its turn; `undefined` when it is there already. */
  loaded(source: MessageEventSource): Promise<void> | undefined
  /** The open popup that a message came from. */
  popupOf(source: MessageEventSource): Pick<RealPopup, 'close' | 'closed'> | undefined
}

/** A page in a popup that is on its way. */
export interface PopupLoad {
  /** It is there, or it is no longer awaited. */
  end(): void
  /** Resolves when it has ended and the page has what it asked for before. */
  readonly turn: Promise<void>
}

export interface OpenerOptions {
  /** Opens a real window for a popup. Without it popups are only written down. */
  readonly openReal?: (target: string, features: string) => RealPopup
  /** Addresses a real window may show: those of the simulated sites. Others are only written down. */
  readonly mayShow?: (url: string) => boolean
  /** Announces that a popup loads a simulated site. Windows are there as they are there when absent. */
  readonly awaitLoad?: () => PopupLoad
  /** Told of every popup that is closed by the page or beside it. */
  readonly onClose?: (source: MessageEventSource) => void
  /** Asked once per popup: true when the browser of this rehearsal refuses it. */
  readonly isBlocked?: (features: string) => boolean
}

/** Links of the page go into a list instead of to the outside; popups open, but show simulated sites only. */
export function createOpener(options: OpenerOptions = {}): Opener {
  const popups: { readonly real: RealPopup; readonly handle: Window }[] = []
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
        return closed || real?.closed === true
      },
      close() {
        closed = true
        if (real !== undefined) close(real)
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
    // The page may only do with a popup what this object can.
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
    loaded(source) {
      const real = find(source)?.real
      const load = real && loads.get(real)
      if (real === undefined || load === undefined) return undefined
      loads.delete(real)
      load.end()
      return load.turn
    },
    popupOf(source) {
      const real = find(source)?.real
      return real && { closed: real.closed, close: () => close(real) }
    },
  }
}
