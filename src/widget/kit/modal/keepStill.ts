/** The still picture of a view that was left. */
export interface Still extends HTMLElement {
  /** The view itself. Its shadow root is closed, so no other code finds it there. */
  kept?: HTMLElement
}

/**
 * Keeps a view that is about to be removed as a still picture in its place, until it has faded or another one is kept.
 * The picture is inert and hidden, so nobody can use it. It is in a closed shadow root, so tests do not find its texts
 * twice. Call this while the view is still in the page.
 */
export function keepStill(view: HTMLElement | null): void {
  const frame = view?.parentElement
  // The DOM of unit tests plays no animation, whose end would remove the picture.
  if (!frame || !view.getAnimations) return
  const scrolled = [...view.querySelectorAll('.fy-edges')].map(
    (part) => [part, part.scrollTop] as const,
  )
  const { offsetHeight, scrollTop } = frame
  queueMicrotask(() => {
    const root = frame.getRootNode()
    if (view.isConnected || !(root instanceof ShadowRoot)) return
    frame.querySelector('.fy-still')?.remove()
    const next = frame.querySelector('.fy-view')
    // A closed modal has an empty view.
    if (!next || !view.firstChild) return
    const still: Still = frame.ownerDocument.createElement('div')
    still.className = 'fy-still'
    // What the visitor wanted is done: `doneMark.css`.
    still.dataset.still = frame.closest('[data-done]') ? 'done' : ''
    still.kept = view
    still.style.height = `${offsetHeight}px`
    still.inert = true
    still.ariaHidden = 'true'
    for (const end of ['animationend', 'animationcancel']) {
      still.addEventListener(end, () => still.remove())
    }
    const inner = still.attachShadow({ mode: 'closed' })
    inner.adoptedStyleSheets = root.adoptedStyleSheets
    inner.append(view)
    next.after(still)
    still.scrollTop = scrollTop
    for (const [part, top] of scrolled) part.scrollTop = top
  })
}
