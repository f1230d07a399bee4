import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** So near to the end, in CSS px, a list counts as scrolled to it. */
const near = 8

/**
 * Keeps a growing list at its end, and where it is once somebody has scrolled away from there. `held` is the id of the newest
 * row at that moment. Give `ref` and `onScroll` to the element that scrolls.
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
    // Only away from the end: rows may have come since it was scrolled there.
    const isAway = list.scrollTop < lastTop.current
    lastTop.current = list.scrollTop
    if (isAtEnd) setHeld(undefined)
    else if (isAway) setHeld((before) => before ?? newest)
  }, [newest])

  const follow = useCallback(() => setHeld(undefined), [])
  return { ref, held, onScroll, follow }
}
