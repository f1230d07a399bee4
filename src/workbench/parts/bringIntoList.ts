/**
 * Scrolls only the list of an item, until the whole item is visible below the `scroll-padding-top` of the list, or its first lines if it is
 * higher than the list.
 */
export function bringIntoList(item: Element | null | undefined): void {
  let list = item?.parentElement
  while (list && !/auto|scroll/.test(getComputedStyle(list).overflowY)) list = list.parentElement
  if (!item || !list) return
  const [inner, outer] = [item.getBoundingClientRect(), list.getBoundingClientRect()]
  const top = outer.top + (Number.parseFloat(getComputedStyle(list).scrollPaddingTop) || 0)
  if (inner.top < top) list.scrollTop -= top - inner.top
  else if (inner.bottom > outer.bottom) {
    list.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - top)
  }
}
