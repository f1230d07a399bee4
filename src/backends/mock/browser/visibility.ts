/** Whether the page is in front, for the visitor who leaves to another app and comes back. */
export interface PageVisibility {
  /** As the page's own `document` reports it. */
  readonly document: Pick<
    Document,
    'documentElement' | 'visibilityState' | 'addEventListener' | 'removeEventListener'
  >
  set(visible: boolean): void
}

/** A document that can be hidden at will; everything else of it is the page's own. */
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
