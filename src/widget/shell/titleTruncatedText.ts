/**
 * Gives text that is cut by an ellipsis its full text as a title while a pointer is over it. Screen readers read the
 * full text anyway. Returns a function that stops this.
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
