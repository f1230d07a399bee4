import { activeIn } from './activeIn.ts'

/**
 * Keeps the focus in the card while its views change. A control that loses it because it was moved in the document gets
 * it back. If the control is removed, hidden or disabled, the nearest focusable element around it gets the focus, at
 * the latest the card; otherwise the next key would go to the page behind. `scope` is the card with the parts beside
 * it. While the visitor types in another window or frame, this waits: a focused control would take the focus from there.
 * Returns a function that stops this.
 */
export function keepFocusAlive(card: HTMLElement, scope: HTMLElement = card): () => void {
  const root = card.getRootNode()
  if (!(root instanceof ShadowRoot)) return () => undefined
  const page = card.ownerDocument
  const view = page.defaultView
  let focusedControl: HTMLElement | undefined
  let around: readonly HTMLElement[] = []

  function note({ target }: Event) {
    if (!(target instanceof HTMLElement)) return
    focusedControl = target
    around = placesAround(target, scope)
  }
  const look = () => {
    if (!focusedControl) return
    const activeElement = activeIn(root)
    if (activeElement === focusedControl && mayHold(focusedControl)) return
    // Another element already has the focus, or took it out of the card.
    if (activeElement !== null && activeElement !== focusedControl) return
    if (!isIdle(root)) return
    if (!page.hasFocus()) return view?.addEventListener('focus', look, { once: true })
    ;([focusedControl, ...around].find(mayHold) ?? card).focus({ preventScroll: true })
  }
  const observer = new MutationObserver(look)
  scope.addEventListener('focusin', note)
  observer.observe(scope, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  })
  return () => {
    scope.removeEventListener('focusin', note)
    view?.removeEventListener('focus', look)
    observer.disconnect()
  }
}

/** Returns the focusable elements around `control` up to `scope`, the nearest first. */
function placesAround(control: HTMLElement, scope: HTMLElement): readonly HTMLElement[] {
  const places: HTMLElement[] = []
  for (let place = control.parentElement; place && scope.contains(place);) {
    if (place.hasAttribute('tabindex')) places.push(place)
    place = place.parentElement
  }
  return places
}

function mayHold(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && !element.closest('[hidden]')
}

/** True if nothing else on the page has the focus. */
function isIdle({ host }: ShadowRoot): boolean {
  const { activeElement, body } = host.ownerDocument
  return activeElement === null || activeElement === body || activeElement === host
}
