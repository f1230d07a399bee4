/** What has the focus, also inside shadow roots; the body when nothing has. */
export function focusedIn(page: Document): Element {
  let focused: Element = page.activeElement ?? page.body
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}
