import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Distance to the end, in CSS px, within which a list counts as scrolled to it. */
const near = 8

/**
 * Keeps a growing list at its end, or in place once a person has scrolled away. `held` is the id of the newest row at that moment. Pass
 * `ref`, `onScroll` and `onWheel` to the element that scrolls. `follow` goes to the end and focuses the last row there, `release` only lets
 * the list follow its end again.
 *
 * @param rows change when the list shows others, for example those that a search found
 */
export function useFollowedEnd(newest: number, rows: readonly unknown[]) {
  const ref = useRef<HTMLDivElement>(null)
  const lastTop = useRef(0)
  const lastHeight = useRef(0)
  const isFollowed = useRef(false)
  const [held, setHeld] = useState<number>()

  useLayoutEffect(() => {
    const { current: list } = ref
    if (!list || held !== undefined) return
    // Scrolled away a moment ago; its event has not arrived yet. A list that grew is moved by the browser, not by a person.
    if (list.clientHeight === lastHeight.current && list.scrollTop < lastTop.current - near) return
    lastHeight.current = list.clientHeight
    list.scrollTop = list.scrollHeight
    lastTop.current = list.scrollTop
    if (!isFollowed.current) return
    isFollowed.current = false
    // The pressed button has gone.
    list.lastElementChild?.querySelector('button')?.focus({ preventScroll: true })
  }, [rows, held])

  const onScroll = useCallback(() => {
    const { current: list } = ref
    if (!list) return
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight <= near
    const moved = list.clientHeight === lastHeight.current ? list.scrollTop - lastTop.current : 0
    lastTop.current = list.scrollTop
    lastHeight.current = list.clientHeight
    const isEmptied = list.scrollHeight <= list.clientHeight
    // Compared with the last position: rows may have been added, and the wheel turned, since the list was at its end.
    if (isEmptied || (isAtEnd && moved > 0)) setHeld(undefined)
    else if (!isAtEnd && moved < 0) setHeld((before) => before ?? newest)
  }, [newest])

  // The browser scrolls before it sends the event: a row added in between must not scroll the list back.
  const onWheel = useCallback(
    ({ deltaY }: { readonly deltaY: number }) => {
      if (deltaY < 0 && (ref.current?.scrollTop ?? 0) > 0) setHeld((before) => before ?? newest)
    },
    [newest],
  )

  const follow = useCallback(() => {
    isFollowed.current = true
    setHeld(undefined)
  }, [])
  const release = useCallback(() => setHeld(undefined), [])
  return { ref, held, onScroll, onWheel, follow, release }
}
