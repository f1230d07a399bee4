/** Returns the focused element, also inside shadow roots. */
function focused(page: Document): HTMLElement | undefined {
  let element = page.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element instanceof HTMLElement && element !== page.body ? element : undefined
}

/**
 * Remembers the focused control. The returned function gives the focus back (WCAG 2.4.3). A connect button may have
 * become an account button by then: the control that replaces it in the same root gets the focus. Until that control
 * is loaded, the element around it has the focus.
 */
export function rememberFocus(page: Document): () => void {
  const before = focused(page)
  const root = before?.getRootNode()
  return () => {
    if (!before) return
    give(before)
    if (root instanceof ShadowRoot && root.host.isConnected) followPlace(page, before, root)
  }

  function give(control: HTMLElement) {
    if (control.isConnected && focused(page) !== control) control.focus({ preventScroll: true })
  }
}

/** Moves the focus to the replacement of `control`, until the visitor moves it. */
function followPlace(page: Document, control: HTMLElement, root: ShadowRoot): void {
  const place = root.host as HTMLElement
  const ownIndex = place.getAttribute('tabindex')
  const observer = new MutationObserver(look)
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  page.addEventListener('focusin', look)
  control.addEventListener('focusout', leave)
  // The focus may still be in the dialog that has just closed.
  if (control.isConnected) look()
  else handOn(undefined)

  function look() {
    handOn(focused(page))
  }

  function handOn(current: HTMLElement | undefined) {
    if (current === control && control.isConnected) return
    if (current && current !== place) return stop()
    const heir = root.querySelector<HTMLElement>('button:not(:disabled)')
    if (heir) {
      stop()
      heir.focus({ preventScroll: true })
    } else if (!current) {
      place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
  }

  /** Stops when a control loses the focus and stays, because the visitor moved the focus. */
  function leave() {
    queueMicrotask(() => {
      if (control.isConnected && focused(page) !== control) stop()
    })
  }

  function stop() {
    observer.disconnect()
    page.removeEventListener('focusin', look)
    control.removeEventListener('focusout', leave)
    if (ownIndex === null) place.removeAttribute('tabindex')
  }
}
