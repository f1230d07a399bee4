import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { createItemOffsets } from './itemOffsets.ts'
import { FastScrollContext } from './FastScrollContext.ts'
import { useListKeys } from './useListKeys.ts'
import { useStyles } from '../styles/useStyles.ts'
import css from './virtualList.css?inline'
import { drawnItems, itemAt, virtualWindow } from './virtualWindow.ts'

export interface VirtualListProps<T> {
  /** The name of the list. */
  label: string
  items: readonly T[]
  /** Identifies an item, whatever comes before it. */
  keyOf: (item: T) => string
  /** Items side by side, 1 by default. A row is as high as its first item. */
  columns?: number
  /** The height of an item in px, always the same for an item. Must be a stable function. */
  heightOf: (item: T) => number
  children: (item: T, index: number) => ReactNode
  /** Height of the scroll box in px; less in a low window. */
  height: number
  /** True while more items are known to follow, so that their number is unknown. */
  more?: boolean
  busy?: boolean
  /** Called when the last item is visible and the list is not busy. Must be stable, otherwise it is called again. */
  onEnd?: () => void
}

/** Extra px rendered above and below the visible part, so that a slow scroll finds rows; fewer during a fast one. */
const overscan = { usual: 540, fast: 80 }

/** The number of rows that scroll past before others are rendered. */
const group = 4

/**
 * A long list in its own box that renders only the visible items and a few more. The arrow and page keys scroll it, and
 * move between items that can be chosen. A focused row stays, and the visible rows keep their position when items are
 * inserted above. Each item has its position in the whole list.
 */
export function VirtualList<T>({
  label,
  items,
  keyOf,
  columns = 1,
  heightOf,
  children,
  height,
  more = false,
  busy = false,
  onEnd,
}: VirtualListProps<T>) {
  useStyles(css)
  const box = useRef<HTMLDivElement>(null)
  const seen = useRef({ key: '', index: 0, begin: 0, at: 0, moves: 0, leaps: false })
  const [offsetsOf] = useState(() => createItemOffsets<T>())
  const [top, setTop] = useState(0)
  const [fast, setFast] = useState(false)
  const [endOf, setEndOf] = useState(-1)
  const [focused, setFocused] = useState<string>()
  const rows = useMemo(
    () => (columns === 1 ? items : items.filter((_, index) => index % columns === 0)),
    [items, columns],
  )
  const offsets = useMemo(() => offsetsOf(rows, heightOf), [offsetsOf, rows, heightOf])
  const { first, last } = virtualWindow(offsets, {
    top,
    height,
    spare: fast ? overscan.fast : overscan.usual,
  })

  const look = useCallback(() => {
    const { scrollTop, clientHeight } = box.current ?? { scrollTop: 0, clientHeight: 0 }
    const index = itemAt(offsets, scrollTop)
    const item = rows[index]
    if (item === undefined) return
    const begin = offsets[index] ?? 0
    const way = Math.abs(scrollTop - seen.current.at)
    // Items that arrive during a drag do not end the jump.
    const leaps = way === 0 ? seen.current.leaps : way > height
    const moves = seen.current.moves + (way === 0 ? 0 : 1)
    seen.current = { key: keyOf(item), index, begin, at: scrollTop, moves, leaps }
    setFast(leaps)
    // Moves in steps of a group, so that a few more pixels render nothing again.
    setTop(leaps ? begin : (offsets[index - (index % group)] ?? 0))
    setEndOf(scrollTop + clientHeight > (offsets[rows.length - 1] ?? 0) ? items.length : -1)
  }, [items, rows, offsets, keyOf, height])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { key, index: before, begin } = seen.current
    const there = rows[before]
    // Searched only if it has moved, because most lists grow at their end.
    const place =
      there !== undefined && keyOf(there) === key
        ? before
        : rows.findIndex((item) => keyOf(item) === key)
    const index = element.scrollTop > 0 ? place : -1
    const moved = index < 0 ? 0 : (offsets[index] ?? begin) - begin
    // Set only when necessary, because it ends a running scroll.
    if (moved !== 0) element.scrollTop += moved
    look()
  }, [rows, offsets, keyOf, look])

  useEffect(() => {
    // React 18 has no `onScrollEnd`.
    box.current?.addEventListener('scrollend', () => {
      // The visitor has released the scrollbar. A single jump may be one of many, so its result is not rendered further.
      if (seen.current.moves > 1) {
        seen.current.leaps = false
        setFast(false)
      }
      seen.current.moves = 0
    })
  }, [])

  useEffect(() => {
    if (endOf === items.length && !busy) onEnd?.()
  }, [endOf, items.length, busy, onEnd])

  const press = useListKeys(box, { count: items.length, columns, offsets, onScroll: look })
  const kept = useMemo(
    () => (focused === undefined ? -1 : items.findIndex((item) => keyOf(item) === focused)),
    [focused, items, keyOf],
  )
  return (
    <div
      ref={box}
      className="fy-virtual fy-edges"
      role="list"
      aria-label={label}
      aria-busy={busy || undefined}
      tabIndex={0}
      style={{ height }}
      onKeyDown={press}
      onScroll={look}
    >
      <div className="fy-virtual-items" role="presentation" style={{ height: offsets.at(-1) }}>
        <FastScrollContext.Provider value={fast}>
          {drawnItems({ first, last }, Math.floor(kept / columns)).flatMap((row) =>
            items.slice(row * columns, (row + 1) * columns).map((item, column) => {
              const index = row * columns + column
              return (
                <div
                  key={keyOf(item)}
                  className="fy-virtual-item"
                  role="listitem"
                  data-index={index}
                  aria-posinset={index + 1}
                  aria-setsize={more ? -1 : items.length}
                  style={{
                    transform: `translate(calc(${column * 100}% * var(--foyer-way, 1)), ${offsets[row] ?? 0}px)`,
                    width: `${100 / columns}%`,
                    height: heightOf(item),
                  }}
                  onFocus={() => setFocused(keyOf(item))}
                  onBlur={() => setFocused(undefined)}
                >
                  {children(item, index)}
                </div>
              )
            }),
          )}
        </FastScrollContext.Provider>
      </div>
    </div>
  )
}
