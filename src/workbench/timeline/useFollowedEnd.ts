import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** So near to the end, in CSS px, a list counts as scrolled to it. */
const near = 8

/**
 * Keeps a growing list at its end, and where it is once somebody has scrolled away from there. `held` is the id of the newest
 * row at that moment. Give `ref`, `onScroll` and `onWheel` to the element that scrolls.
 */
export function useFollowedEnd(newest: number) {
  const ref = useRef<HTMLDivElement>(null)
  const lastTop = useRef(0)
  const [held, setHeld] = useState<number>()

  useLayoutEffect(() => {
    const { current: list } = ref
    if (!list || held !== undefined) return
    // Scrolled away a moment ago: the event of that is still to come.
    if (list.scrollTop < lastTop.current - near) return
    list.scrollTop = list.scrollHeight
    lastTop.current = list.scrollTop
  }, [newest, held])

  const onScroll = useCallback(() => {
    const { current: list } = ref
    if (!list) return
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight <= near
    const moved = list.scrollTop - lastTop.current
    lastTop.current = list.scrollTop
    const isEmptied = list.scrollHeight <= list.clientHeight
    // Only what moved the list counts: rows may have come, and the wheel may have turned, since it was at its end.
    if (isEmptied || (isAtEnd && moved > 0)) setHeld(undefined)
    else if (!isAtEnd && moved < 0) setHeld((before) => before ?? newest)
  }, [newest])

  // The browser scrolls before it sends the event of that: a row that comes in between must not take the list back.
  const onWheel = useCallback(
    ({ deltaY }: { readonly deltaY: number }) => {
      if (deltaY < 0 && (ref.current?.scrollTop ?? 0) > 0) setHeld((before) => before ?? newest)
    },
    [newest],
  )

  const follow = useCallback(() => setHeld(undefined), [])
  return { ref, held, onScroll, onWheel, follow }
}
