/**
 * Gives text that an ellipsis cuts its full text as a title while a pointer is over it. Whoever reads with a
 * screen reader has the full text anyway. Returns the way to stop.
 */
export function titleTruncatedText(card: HTMLElement): () => void {
  let titled: HTMLElement[] = []
  function clear() {
    for (const element of titled) element.removeAttribute('title')
    titled = []
  }
  function point(event: Event) {
    clear()
    for (const element of event.composedPath()) {
      if (element === card) return
      if (!(element instanceof HTMLElement) || element.title !== '' || !isCut(element)) continue
      element.title = element.textContent
      titled.push(element)
    }
  }
  card.addEventListener('pointerover', point)
  return () => {
    card.removeEventListener('pointerover', point)
    clear()
  }
}

function isCut(element: HTMLElement): boolean {
  return (
    element.scrollWidth > element.clientWidth &&
    getComputedStyle(element).textOverflow === 'ellipsis'
  )
}
