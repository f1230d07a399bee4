/** A point in a window, in CSS px from its upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The element at a point of the window, including those in open shadow roots. */
export function elementAt(page: Document, { x, y }: Point): Element | null {
  let found = page.elementFromPoint(x, y)
  while (found?.shadowRoot) {
    const inner: Element | null = found.shadowRoot.elementFromPoint(x, y)
    if (!inner || inner === found) break
    found = inner
  }
  return found
}
