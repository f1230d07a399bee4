const slideId = 'fy-height'

/**
 * Sets the height of `frame` to that of `content` whenever it changes; CSS animates it. Without a transition, as in the
 * sheet of a phone, `place` gets its new height at once and slides to its final position. The browser runs that
 * animation even while the page is busy with the new view.
 */
export function followHeight(
  frame: HTMLElement,
  { content, place }: { content: HTMLElement; place: Element | null },
): () => void {
  const rest = () => frame.removeAttribute('data-moving')
  const ended = (event: Event) => {
    if (event.target === frame) rest()
  }
  function slide(sheet: Element, height: string) {
    const { transitionDuration, transitionTimingFunction: easing } = getComputedStyle(frame)
    const isFirst = !frame.style.height
    const before = sheet.getBoundingClientRect().top
    for (const motion of sheet.getAnimations()) if (motion.id === slideId) motion.cancel()
    frame.style.height = height
    const way = before - sheet.getBoundingClientRect().top
    const duration = parseFloat(transitionDuration) * 1000
    const isMoved = !isFirst && way !== 0 && duration > 0
    sheet.toggleAttribute('data-sliding', isMoved)
    if (!isMoved) return
    const from = { transform: `translateY(${way}px)` }
    const motion = sheet.animate([from, { transform: 'none' }], { id: slideId, duration, easing })
    motion.onfinish = () => sheet.removeAttribute('data-sliding')
  }
  // The DOM of unit tests has no layout and no observer.
  const observer =
    globalThis.ResizeObserver &&
    new ResizeObserver(() => {
      const height = `${content.offsetHeight}px`
      if (content.offsetHeight === 0 || frame.style.height === height) return
      if (place && getComputedStyle(frame).transitionProperty === 'none') {
        slide(place, height)
        return
      }
      // Without an earlier height there is no transition, and so no event at its end.
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
