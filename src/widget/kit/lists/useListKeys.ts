import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { directedKey } from '../layout/directedKey.ts'
import { listTarget, type ListTarget } from './listTarget.ts'
import { itemAt } from './virtualWindow.ts'

/** The focusable control of an item. */
const control = 'a[href], button:not(:disabled)'

/**
 * Arrow and page keys, Home and End move the focus between items of a virtual list. A target that is not rendered is
 * scrolled to and gets the focus as soon as it is rendered. Without such items the browser handles the keys and
 * scrolls. Items have their index in `data-index`; `offsets` are those of rows.
 */
export function useListKeys(
  box: RefObject<HTMLElement | null>,
  {
    count,
    columns,
    offsets,
    onScroll,
  }: { count: number; columns: number; offsets: readonly number[]; onScroll: () => void },
): (event: KeyboardEvent) => void {
  const wanted = useRef<ListTarget | null>(null)

  function reach() {
    const element = box.current
    for (let seeks = wanted.current; element && seeks; seeks = wanted.current) {
      const item = element.querySelector(`[data-index="${seeks.index}"]`)
      if (!item) return
      const found = item.querySelector<HTMLElement>(control)
      const index = seeks.index + seeks.step
      wanted.current = found || index < 0 || index >= count ? null : { index, step: seeks.step }
      found?.focus({ preventScroll: true })
      if (wanted.current) show(element, index)
    }
  }
  function show(element: HTMLElement, index: number) {
    const row = Math.floor(index / columns)
    const [begin = 0, end = begin] = [offsets[row], offsets[row + 1]]
    const { clientHeight, scrollTop } = element
    if (begin < scrollTop) element.scrollTop = begin
    else if (end > scrollTop + clientHeight) element.scrollTop = end - clientHeight
    else return
    onScroll()
  }
  // After every render, because it may contain the row that should get the focus.
  useLayoutEffect(reach)

  return (event) => {
    const element = box.current
    if (!element || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const item = event.target instanceof Element && event.target.closest('[data-index]')
    if (!item) return
    const page =
      itemAt(offsets, element.scrollTop + element.clientHeight) - itemAt(offsets, element.scrollTop)
    const index = Number(item.getAttribute('data-index'))
    const key = directedKey(event.key, element)
    const target = listTarget(key, { index, count, columns, page: Math.max(page - 1, 1) })
    if (!target) return
    event.preventDefault()
    wanted.current = target
    show(element, target.index)
    reach()
  }
}
