import { useLayoutEffect, useMemo, useRef, useState, type UIEvent } from 'react'
import { useElementSize } from '../parts/useElementSize.ts'
import type { TreeRow } from './treeRows.ts'

/** Lines that are rendered above and below those in view. */
const spare = 6

/**
 * The rows of the tree that are in view, from `first` to before `last`, and the place of each row. Scrolls to the row `at` when
 * it changes.
 */
export function useTreeWindow(rows: readonly TreeRow[], hasFacts: boolean, at: number) {
  const list = useRef<HTMLDivElement | null>(null)
  const [scrolled, setScrolled] = useState(0)
  const { size, ref } = useElementSize()
  const tops = useMemo(() => topsOf(rows, size.width, hasFacts), [rows, size.width, hasFacts])
  const attach = useMemo(
    () => (element: HTMLDivElement | null) => {
      list.current = element
      return ref(element)
    },
    [ref],
  )

  useLayoutEffect(() => {
    const { current: box } = list
    if (!box || at < 0) return
    const room = box.clientHeight
    const [top = 0, bottom = 0] = [tops[at], tops[at + 1]]
    if (top < box.scrollTop) box.scrollTop = top
    else if (bottom > box.scrollTop + room) box.scrollTop = bottom - room
    setScrolled(box.scrollTop)
  }, [at, tops, size.height])

  const end = scrolled + Math.max(size.height, 1)
  return {
    /** The upper edge of each row, and the height of all rows as the last. */
    tops,
    first: tops.findIndex((top) => top > scrolled) - 1 - spare,
    last: tops.findLastIndex((top) => top < end) + 1 + spare,
    /** The `ref` of the list. */
    attach,
    onScroll: (event: UIEvent<HTMLDivElement>) => setScrolled(event.currentTarget.scrollTop),
  }
}

/** Heights in CSS px: of a row with one line, of each further line of its title, and of the line that shows a search result. */
const heights = { row: 28, titleLine: 16, factsLine: 18 }
/** Average width of a letter of a title, and the width beside the title, CSS px. */
const letter = 6.9
const beside = 62

/** Upper edge of every row in a tree of this width, CSS px, and the edge below the last one. A long title has two lines. */
export function topsOf(
  rows: readonly TreeRow[],
  width: number,
  hasFacts: boolean,
): readonly number[] {
  const lettersInLine = Math.max(16, (width - beside) / letter)
  const tops = [0]
  for (const row of rows) {
    const isLong = row.kind === 'scenario' && row.hit.scenario.title.length > lettersInLine
    const facts = hasFacts ? heights.factsLine : 0
    tops.push((tops.at(-1) ?? 0) + heights.row + (isLong ? heights.titleLine : 0) + facts)
  }
  return tops
}
