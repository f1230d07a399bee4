import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { activeIn } from './activeIn.ts'
import { useCore } from '../../core/coreContext.ts'
import { controlAt, focusPlaceOf, type FocusPlace } from './focusPlace.ts'

/**
 * Returns the focus to the control that opened the next view when the visitor comes back. It waits for a control that
 * appears with its data, unless the focus moves meanwhile.
 */
export function useFocusReturn(
  card: RefObject<HTMLElement | null>,
  { entryId, ready }: { entryId: number; ready: boolean },
): void {
  const { router } = useCore()
  const places = useRef(new Map<number, FocusPlace>())

  useEffect(
    () =>
      router.store.subscribe(({ history }, before) => {
        const left = before.history.at(-1)
        const focused = card.current && focusIn(card.current)
        if (!left || !focused || history.at(-1) === left || !history.includes(left)) return
        const place = focusPlaceOf(focused.card, focused.control)
        if (place) places.current.set(left.id, place)
      }),
    [card, router],
  )

  useLayoutEffect(() => {
    const place = places.current.get(entryId)
    if (!ready || !place || !card.current) return
    places.current.delete(entryId)
    return giveBack(card.current, place)
  }, [card, entryId, ready])
}

/** Returns the card and its focused control. */
function focusIn(card: HTMLElement): { card: HTMLElement; control: Element } | undefined {
  const root = card.getRootNode()
  const control = root instanceof ShadowRoot ? activeIn(root) : null
  return control && card.contains(control) ? { card, control } : undefined
}

function giveBack(card: HTMLElement, place: FocusPlace): (() => void) | undefined {
  // A view that has chosen a focus itself keeps it.
  if (focusIn(card)?.control.closest('.fy-view')) return
  const give = () => {
    const control = controlAt(card, place)
    if (control instanceof HTMLElement) control.focus()
    return control !== undefined
  }
  if (give()) return
  const observer = new MutationObserver(() => {
    if (give()) stop()
  })
  function stop() {
    observer.disconnect()
    card.removeEventListener('focusin', stop)
  }
  observer.observe(card, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  card.addEventListener('focusin', stop)
  return stop
}
