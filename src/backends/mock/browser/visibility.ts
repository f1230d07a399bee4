/** Whether the page is in front, for a visitor who switches to another app and returns. */
export interface PageVisibility {
  /** Stands in for the page's `document`: its visibility follows `set`, the rest is the page's own. */
  readonly document: Pick<
    Document,
    'documentElement' | 'visibilityState' | 'addEventListener' | 'removeEventListener'
  >
  set(visible: boolean): void
}

/** Creates a document that can be hidden on demand; its other members are the page's own. */
export function createVisibility(page: Document): PageVisibility {
  const events = new EventTarget()
  let visible = true
  return {
    document: {
      documentElement: page.documentElement,
      get visibilityState() {
        return visible ? page.visibilityState : 'hidden'
      },
      addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
        (type === 'visibilitychange' ? events : page).addEventListener(type, listener),
      removeEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
        (type === 'visibilitychange' ? events : page).removeEventListener(type, listener),
    },
    set(next) {
      if (next === visible) return
      visible = next
      events.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
