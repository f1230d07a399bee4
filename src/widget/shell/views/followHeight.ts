const slideId = 'fy-height'

/**
 * Gives `frame` the height of `content` whenever that changes; CSS makes it a motion. Where CSS has none, as in the sheet
 * of a phone, `place` has its new height at once and slides to where it ends. The browser goes on with that while the
 * page is busy with the new view, as it does with the view that slides in.
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
  // The DOM of unit tests lays nothing out and has none.
  const observer =
    globalThis.ResizeObserver &&
    new ResizeObserver(() => {
      const height = `${content.offsetHeight}px`
      if (content.offsetHeight === 0 || frame.style.height === height) return
      if (place && getComputedStyle(frame).transitionProperty === 'none') {
        slide(place, height)
        return
      }
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
