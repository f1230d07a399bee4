import { useEffect, type RefObject } from 'react'
import { bringIntoList } from '../parts/bringIntoList.ts'

/**
 * Keeps a row of a list in view, also when the list gets another size.
 * @param index of the row, from 0
 * @param change another value brings the row into view again, because it may be higher by now
 */
export function useRowInView(
  list: RefObject<HTMLElement | null>,
  index: number,
  change?: string,
): void {
  useEffect(() => {
    const rows = list.current
    if (!rows) return undefined
    // The observer reports the present size first, after the layout that is due anyway.
    const sizes = new ResizeObserver(() => bringIntoList(rows.children[index]))
    sizes.observe(rows)
    return () => sizes.disconnect()
  }, [list, index, change])
}
