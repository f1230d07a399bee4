/** An event that tells a page that it is left, or in front again. The page receives those of `document` and `window` at these objects. */
export type LifecycleEvent =
  'visibilitychange' | 'freeze' | 'resume' | { readonly type: 'pagehide' | 'pageshow' }

const ofDocument: readonly string[] = ['visibilitychange', 'freeze', 'resume']
const ofWindow: readonly string[] = ['pagehide', 'pageshow']

/** Whether the page is in front, for a visitor who switches to another app and returns. */
export interface PageVisibility {
  /** Stands in for the page's `document`: its visibility follows `set`, the rest is the page's own. */
  readonly document: Pick<
    Document,
    'documentElement' | 'visibilityState' | 'addEventListener' | 'removeEventListener'
  >
  /** Stands in for the events of the page's `window`. */
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /**
   * Hides the page, or shows it.
   * @param events what the page is told, in this order; only `visibilitychange` if absent
   */
  set(visible: boolean, events?: readonly LifecycleEvent[]): void
  /** Tells the page something else. */
  tell(event: LifecycleEvent): void
}

/** Creates a document that can be hidden on demand; its other members are the page's own. */
export function createVisibility(page: Document, own: Window): PageVisibility {
  const events = new EventTarget()
  let visible = true

  function tell(event: LifecycleEvent) {
    if (typeof event === 'string') events.dispatchEvent(new Event(event))
    // The page returns from the browser's memory, as it was.
    else events.dispatchEvent(Object.assign(new Event(event.type), { persisted: true }))
  }

  return {
    document: {
      documentElement: page.documentElement,
      get visibilityState() {
        return visible ? page.visibilityState : 'hidden'
      },
      addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
        (ofDocument.includes(type) ? events : page).addEventListener(type, listener),
      removeEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
        (ofDocument.includes(type) ? events : page).removeEventListener(type, listener),
    },
    window: {
      // The page is really left, too: it is reloaded, or the tab is closed.
      addEventListener(type: string, listener: EventListenerOrEventListenerObject) {
        own.addEventListener(type, listener)
        if (ofWindow.includes(type)) events.addEventListener(type, listener)
      },
      removeEventListener(type: string, listener: EventListenerOrEventListenerObject) {
        own.removeEventListener(type, listener)
        events.removeEventListener(type, listener)
      },
    },
    set(next, told = ['visibilitychange']) {
      if (next === visible) return
      visible = next
      told.forEach(tell)
    },
    tell,
  }
}
