import { useEffect, type RefObject } from 'react'

/**
 * Keeps something drawn over the stage at the place of an element of its page, in every frame: a page may scroll, move and resize it.
 * @param scale at which the page is drawn
 */
export function useFollowedBox(
  drawn: RefObject<HTMLElement | null>,
  element: Element,
  scale: number,
): void {
  useEffect(() => {
    const view = element.ownerDocument.defaultView
    let frame = 0
    const follow = () => {
      frame = view?.requestAnimationFrame(follow) ?? 0
      const { style } = drawn.current ?? {}
      if (!style) return
      const { x, y, width, height } = element.getBoundingClientRect()
      style.visibility = width > 0 && height > 0 ? '' : 'hidden'
      style.translate = `${x * scale}px ${y * scale}px`
      style.width = `${width * scale}px`
      style.height = `${height * scale}px`
    }
    follow()
    return () => view?.cancelAnimationFrame(frame)
  }, [drawn, element, scale])
}
