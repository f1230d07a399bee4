/** The focused element, even inside shadow roots; the body if there is none. */
export function focusedIn(page: Document): Element {
  let focused: Element = page.activeElement ?? page.body
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}
