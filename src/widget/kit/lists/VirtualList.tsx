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
  /** The same for the same item, whatever comes before it. */
  keyOf: (item: T) => string
  /** Items side by side, 1 unless set. A row is as high as its first item. */
  columns?: number
  /** px, the same every time. A stable function. */
  heightOf: (item: T) => number
  children: (item: T, index: number) => ReactNode
  /** Of the box that scrolls, in px; less where the window is lower. */
  height: number
  /** True while further items are known to follow: their number is unknown. */
  more?: boolean
  busy?: boolean
  /** The last item is in sight, and the list is not busy. Must be stable, otherwise it is called again. */
  onEnd?: () => void
}

/** px that are drawn above and below what is seen, so that a fast scroll finds rows; few while it leaps. */
const spare = { usual: 540, leaping: 80 }

/** Rows that are passed before others are drawn. */
const group = 4

/**
 * A long list in a box of its own that draws only what is seen and a little more. The arrow and page
 * keys scroll it, and lead from item to item where those can be chosen; a row with the focus stays; what is
 * being looked at stays in place when items come in above it. Each item has its position in the whole list.
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
  const [leaping, setLeaping] = useState(false)
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
    spare: leaping ? spare.leaping : spare.usual,
  })

  const look = useCallback(() => {
    const { scrollTop, clientHeight } = box.current ?? { scrollTop: 0, clientHeight: 0 }
    const index = itemAt(offsets, scrollTop)
    const item = rows[index]
    if (item === undefined) return
    const begin = offsets[index] ?? 0
    const way = Math.abs(scrollTop - seen.current.at)
    // Items that come in while the list is dragged do not end the leap.
    const leaps = way === 0 ? seen.current.leaps : way > height
    const moves = seen.current.moves + (way === 0 ? 0 : 1)
    seen.current = { key: keyOf(item), index, begin, at: scrollTop, moves, leaps }
    setLeaping(leaps)
    // From group to group, so that a few pixels further draw nothing again.
    setTop(leaps ? begin : (offsets[index - (index % group)] ?? 0))
    setEndOf(scrollTop + clientHeight > (offsets[rows.length - 1] ?? 0) ? items.length : -1)
  }, [items, rows, offsets, keyOf, height])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { key, index: before, begin } = seen.current
    const there = rows[before]
    // Looked for only where it is not any more, for most lists grow at their end.
    const place =
      there !== undefined && keyOf(there) === key
        ? before
        : rows.findIndex((item) => keyOf(item) === key)
    const index = element.scrollTop > 0 ? place : -1
    const moved = index < 0 ? 0 : (offsets[index] ?? begin) - begin
    // Touched only when it must be, for that ends a scroll that is under way.
    if (moved !== 0) element.scrollTop += moved
    look()
  }, [rows, offsets, keyOf, look])

  /** A hand that dragged the list has let go. A single leap may be one of many: what it shows is enough. */
  const rest = useCallback(() => {
    if (seen.current.moves > 1) {
      seen.current.leaps = false
      setLeaping(false)
    }
    seen.current.moves = 0
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
      onScrollEnd={rest}
    >
      <div className="fy-virtual-items" role="presentation" style={{ height: offsets.at(-1) }}>
        <FastScrollContext value={leaping}>
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
        </FastScrollContext>
      </div>
    </div>
  )
}
