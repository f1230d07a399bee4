/** A window the page asked for. It is written down and never opened. */
export interface Opened {
  /** Empty for a popup that was not sent anywhere yet. */
  readonly url: string
  readonly target: string
}

export interface Opener {
  /** Newest last. */
  list(): readonly Opened[]
  /** What the page finds as `window.open`. */
  open(url: string, target: string, features?: string): Window | null
}

/** Links and popups of the page go into a list instead of to the outside. */
export function createOpener(): Opener {
  let opened: readonly Opened[] = []

  function write(entry: Opened): number {
    opened = [...opened, entry]
    return opened.length - 1
  }

  function popup(target: string): Window {
    const index = write({ url: '', target })
    const stand = {
      closed: false,
      close() {
        stand.closed = true
      },
      focus() {},
      postMessage() {},
      location: {
        get href() {
          return opened[index]?.url ?? ''
        },
        set href(url: string) {
          opened = opened.map((entry, at) => (at === index ? { url, target } : entry))
        },
      },
    }
    // The page may only do with a popup what this object can.
    return stand as unknown as Window
  }

  return {
    list: () => opened,
    open(url, target, features = '') {
      if (url === '') return popup(target)
      write({ url, target })
      // With noopener a browser hands out no window (HTML, window open steps).
      return features.includes('noopener') ? null : popup(target)
    },
  }
}
