import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent } from 'react'
import { bringIntoList } from '../parts/bringIntoList.ts'

/** CSS px by which a row may lie outside and still count as visible. */
const near = 2

const runningIn = (list: Element | null) => list?.querySelector('tr[data-result="running"]')

/**
 * Keeps the row that is played visible in a list that scrolls, until a person scrolls it away, focuses another row, or calls `hold`. It is
 * followed again once a person scrolls to it, or after `follow`. Pass `ref`, `onScroll` and `onFocus` to the list.
 *
 * @param run id of the run under way, if its rows are listed. Each run is followed at first.
 * @param rows change when the list shows others
 */
export function useFollowedRow(run: string | undefined, rows: readonly unknown[]) {
  const ref = useRef<HTMLDivElement>(null)
  const wasSeen = useRef(true)
  const last = useRef<Element>(null)
  const [held, setHeld] = useState<string>()
  const isFollowed = run !== undefined && held !== run

  useLayoutEffect(() => {
    // The last row of a run grows when it fails.
    const row = runningIn(ref.current) ?? last.current
    last.current = row
    if (isFollowed) bringIntoList(row)
    wasSeen.current = isFollowed || isSeen(ref.current, row)
  }, [rows, isFollowed])

  const hold = useCallback(() => setHeld(run), [run])
  const follow = useCallback(() => setHeld(undefined), [])

  const onScroll = useCallback(() => {
    const row = runningIn(ref.current)
    if (!row) return
    const seen = isSeen(ref.current, row)
    if (!seen) hold()
    else if (!wasSeen.current) follow()
    wasSeen.current = seen
  }, [hold, follow])

  const onFocus = useCallback(
    ({ target, relatedTarget }: FocusEvent) => {
      // A play that ends gives the focus back from the stage, and no person has moved it.
      const isMoved = relatedTarget instanceof Element && relatedTarget.nodeName !== 'IFRAME'
      if (isMoved && !runningIn(ref.current)?.contains(target)) hold()
    },
    [hold],
  )
  return { ref, isFollowed, hold, follow, onScroll, onFocus }
}

function isSeen(list: Element | null, row: Element | null | undefined): boolean {
  if (!list || !row) return true
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()]
  return inner.top >= outer.top - near && inner.bottom <= outer.bottom + near
}
