/** The element with the focus, looked for inside shadow roots too. */
function focused(page: Document): HTMLElement | undefined {
  let element = page.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element instanceof HTMLElement && element !== page.body ? element : undefined
}

/**
 * Notes who has the focus. The returned function gives it back; when that control is gone because a
 * connect button became an account button, the control that took its place in the same root gets it.
 */
export function rememberFocus(page: Document): () => void {
  const before = focused(page)
  const root = before?.getRootNode()
  return () => {
    if (!before) return
    const heir =
      before.isConnected || !(root instanceof ShadowRoot)
        ? before
        : root.querySelector<HTMLElement>('button:not(:disabled)')
    if (heir?.isConnected && focused(page) !== heir) heir.focus({ preventScroll: true })
  }
}
