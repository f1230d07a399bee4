/**
 * True if the page scrolls nothing for a turn of the wheel, and a modal keeps it from what surrounds the page: an
 * `overscroll-behavior` without anything to scroll.
 */
export function isKeptByModal(event: WheelEvent): boolean {
  for (const target of event.composedPath()) {
    if (!('scrollTop' in target)) continue
    const element = target as Element
    const { overflowY, overscrollBehaviorY } = getComputedStyle(element)
    if (/auto|scroll/.test(overflowY) && hasMore(element, event.deltaY)) return false
    if (overscrollBehaviorY !== 'auto') return true
  }
  return false
}

function hasMore({ scrollTop, scrollHeight, clientHeight }: Element, by: number): boolean {
  return by < 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1
}
