import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useWorkbench } from '../state/useWorkbench.ts'

/** Real ms after a wheel turn or a key press in which a scroll counts as the person's. */
const byHandMs = 400

interface HeldScroll {
  /** CSS px by which the content is larger than the element. */
  readonly spare: { readonly width: number; readonly height: number }
  /** The part in view with a modal: 0 the upper one, 0.5 the middle, 1 the lower one. */
  readonly down: number
  /** Top of the open modal in the content, CSS px. It stays in view, whatever the height of the modal. */
  readonly cardTop: number | undefined
}

/** Space above a modal that is higher than the element. */
const aboveCard = 8

/**
 * Keeps the part with the modal in view of a window that is larger than its space: its middle, or the top of a modal that is higher. Without
 * a modal it is where a person left it, at first its top left corner. A person may scroll it. A page that focuses something or scrolls it
 * into view, which scrolls every surrounding frame, may not. Pass the result to the element as its `ref`.
 */
export function useHeldScroll({ spare, down, cardTop }: HeldScroll) {
  const { stage, realTime } = useWorkbench()
  const api = useStore(stage.store, (state) => state.api)
  const [room, setRoom] = useState<HTMLElement | null>(null)
  const held = useRef({ left: 0, top: 0 })
  /** Where a person left the window without a modal. */
  const rest = useRef({ left: 0, top: 0 })
  const isMoved = useRef(false)
  const isOpen = cardTop !== undefined

  // With a modal, a person's choice lasts until it closes or the space changes.
  useLayoutEffect(() => {
    isMoved.current = false
  }, [room, spare.width, spare.height, down, isOpen])

  useLayoutEffect(() => {
    if (isMoved.current) return
    held.current =
      cardTop === undefined
        ? rest.current
        : {
            left: Math.round(spare.width / 2),
            top: Math.round(Math.min(spare.height * down, Math.max(0, cardTop - aboveCard))),
          }
    room?.scrollTo(held.current)
  }, [room, spare.width, spare.height, down, cardTop])

  useEffect(() => {
    if (!room) return undefined
    const listening = new AbortController()
    const { signal } = listening
    let until = 0
    let isDragged = false
    const mark = () => {
      until = realTime.now() + byHandMs
    }
    for (const target of [room, stage.page()]) {
      target?.addEventListener('wheel', mark, { signal, capture: true, passive: true })
      target?.addEventListener('touchmove', mark, { signal, capture: true, passive: true })
    }
    const pass = (event: WheelEvent) => isKeptByModal(event) && room.scrollBy(0, event.deltaY)
    stage.page()?.addEventListener('wheel', pass, { signal, passive: true })
    room.addEventListener('keydown', mark, { signal })
    // Only on a scroll bar: the content inside has its own events.
    room.addEventListener('pointerdown', () => (isDragged = true), { signal })
    window.addEventListener('pointerup', () => (isDragged = false), { signal })
    room.addEventListener(
      'scroll',
      () => {
        const isByHand = isDragged || realTime.now() < until
        if (isByHand) {
          held.current = { left: room.scrollLeft, top: room.scrollTop }
          if (!isOpen) rest.current = held.current
          isMoved.current = true
        } else room.scrollTo(held.current)
      },
      { signal },
    )
    return () => listening.abort()
  }, [room, stage, realTime, api, isOpen])

  return setRoom
}

/**
 * True if the page scrolls nothing for a turn of the wheel, and a modal keeps it from what surrounds the page: an
 * `overscroll-behavior` without anything to scroll.
 */
function isKeptByModal(event: WheelEvent): boolean {
  for (const target of event.composedPath()) {
    if (!('scrollTop' in target)) continue
    const element = target as Element
    const { overflowY, overscrollBehaviorY } = getComputedStyle(element)
    if (/auto|scroll/.test(overflowY) && hasMore(element, event.deltaY)) return false
    if (overscrollBehaviorY !== 'auto') return true
  }
  return false
}

function hasMore({ scrollTop, scrollHeight, clientHeight }: Element, by: number): boolean {
  return by < 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1
}
