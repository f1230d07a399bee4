/** Gives `frame` the height of `content` whenever that changes; CSS makes it a motion. */
export function followHeight(frame: HTMLElement, content: HTMLElement): () => void {
  const rest = () => frame.removeAttribute('data-moving')
  const ended = (event: Event) => {
    if (event.target === frame) rest()
  }
  // The DOM of unit tests lays nothing out and has none.
  const observer =
    globalThis.ResizeObserver &&
    new ResizeObserver(() => {
      const height = `${content.offsetHeight}px`
      if (content.offsetHeight === 0 || frame.style.height === height) return
      // Without a former height there is no transition, and so no event at its end.
      if (frame.style.height) frame.setAttribute('data-moving', '')
      frame.style.height = height
    })
  frame.scrollTop = 0
  observer?.observe(content)
  frame.addEventListener('transitionend', ended)
  frame.addEventListener('transitioncancel', ended)
  return () => {
    observer?.disconnect()
    frame.removeEventListener('transitionend', ended)
    frame.removeEventListener('transitioncancel', ended)
    rest()
  }
}
