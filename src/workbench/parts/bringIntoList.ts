/** Scrolls only the list of an item, until the whole item is visible, or its first lines if it is higher than the list. */
export function bringIntoList(item: Element | null | undefined): void {
  let list = item?.parentElement
  while (list && !/auto|scroll/.test(getComputedStyle(list).overflowY)) list = list.parentElement
  if (!item || !list) return
  const [inner, outer] = [item.getBoundingClientRect(), list.getBoundingClientRect()]
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) {
    list.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top)
  }
}
