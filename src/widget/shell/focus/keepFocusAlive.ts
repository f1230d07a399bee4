import { activeIn } from './activeIn.ts'

/**
 * Keeps the focus in the card while its views change under it: a control that loses it because it was moved in the
 * document gets it back; when the control goes away, is hidden or disabled, the nearest place around it that can have
 * the focus gets it, at the latest the card. Without that the next key would go to the page behind. `scope` is the card
 * with what is shown beside it. Returns the way to stop.
 */
export function keepFocusAlive(card: HTMLElement, scope: HTMLElement = card): () => void {
  const root = card.getRootNode()
  if (!(root instanceof ShadowRoot)) return () => undefined
  let held: HTMLElement | undefined
  let around: readonly HTMLElement[] = []

  function note({ target }: Event) {
    if (!(target instanceof HTMLElement)) return
    held = target
    around = placesAround(target, scope)
  }
  const observer = new MutationObserver(() => {
    if (!held) return
    const activeElement = activeIn(root)
    if (activeElement === held && mayHold(held)) return
    // Somebody else has it already, or took it out of here.
    if (activeElement !== null && activeElement !== held) return
    if (!isIdle(root)) return
    ;([held, ...around].find(mayHold) ?? card).focus({ preventScroll: true })
  })
  scope.addEventListener('focusin', note)
  observer.observe(scope, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  })
  return () => {
    scope.removeEventListener('focusin', note)
    observer.disconnect()
  }
}

/** The elements around `control` up to `scope` that can have the focus, the nearest first. */
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

/** Whether nothing else on the page has the focus. */
function isIdle({ host }: ShadowRoot): boolean {
  const { activeElement, body } = host.ownerDocument
  return activeElement === null || activeElement === body || activeElement === host
}
