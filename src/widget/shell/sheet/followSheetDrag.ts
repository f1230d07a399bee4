import type { Core } from '../../core/core.ts'
import { activeIn } from '../focus/activeIn.ts'
import { closesSheet, type DragPoint } from './closesSheet.ts'

/** Distance in px that a finger may tremble on a control before it drags. */
const tremble = 6
/** How far a sheet that may not be closed now follows, as a share of the distance. */
const resistance = 0.2

interface Drag {
  readonly by: 'touch' | 'pen'
  readonly start: DragPoint
  readonly follow: number
  points: DragPoint[]
  /** The point at which the sheet began to follow, once it does. */
  from?: number
}

/**
 * Lets a finger or a pen drag the sheet of a phone down, and closes it like its Close button. Content that can scroll
 * up scrolls instead. A sheet that stays open springs back. Returns a function that stops this.
 */
export function followSheetDrag(card: HTMLElement, core: Core): () => void {
  const place = card.parentElement
  const page = card.ownerDocument.defaultView
  if (!place || !page) return () => undefined
  const stopping = new AbortController()
  const { signal } = stopping
  let drag: Drag | undefined
  // The card stayed where the finger released it, so that closing continues from there.
  place.style.translate = ''
  place.removeAttribute('data-settling')

  function begin(by: Drag['by'], target: EventTarget | null, start: DragPoint) {
    const isSheet = page?.matchMedia('(max-width: 430px)').matches
    const isZoomed = (page?.visualViewport?.scale ?? 1) > 1.01
    if (drag || !isSheet || isZoomed || !(target instanceof Element) || !mayDrag(target)) return
    drag = { by, start, points: [start], follow: core.canClose() ? 1 : resistance }
  }
  function mayDrag(target: Element) {
    const root = card.getRootNode()
    // A finger in a focused field moves its caret.
    if (target.matches('input') && root instanceof ShadowRoot && activeIn(root) === target) {
      return false
    }
    for (let box: Element | null = target; box && box !== card; box = box.parentElement) {
      if (box.scrollTop > 0) return false
    }
    return true
  }
  /** Moves the sheet. Returns true if the browser must not scroll. */
  function move(point: DragPoint): boolean {
    if (!drag) return false
    const way = point.y - drag.start.y
    if (drag.from === undefined) {
      if (way < 0 || Math.abs(point.x - drag.start.x) > way) {
        drag = undefined
        return false
      }
      if (way < tremble) return true
      drag.from = point.y
      place?.removeAttribute('data-settling')
    }
    drag.points.push(point)
    const offset = Math.max(0, point.y - drag.from) * drag.follow
    if (place) place.style.translate = `0 ${offset}px`
    return true
  }
  function end(at: number) {
    const ended = drag
    drag = undefined
    if (ended?.from === undefined) return
    if (closesSheet(ended.points, at)) core.requestClose()
    if (core.modal.getState().open) springBack()
  }
  function cancel() {
    const isMoved = drag?.from !== undefined
    drag = undefined
    if (isMoved) springBack()
  }
  function springBack() {
    place?.setAttribute('data-settling', '')
    if (place) place.style.translate = ''
  }

  card.addEventListener(
    'touchstart',
    ({ touches, target, timeStamp }) => {
      const [touch] = touches
      if (touch && touches.length === 1) begin('touch', target, pointOf(touch, timeStamp))
      else cancel()
    },
    { signal, passive: true },
  )
  card.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches
      if (!touch || drag?.by !== 'touch') return
      // The browser scrolls already, so the sheet does not follow.
      if (!event.cancelable) cancel()
      else if (move(pointOf(touch, event.timeStamp))) event.preventDefault()
    },
    { signal, passive: false },
  )
  card.addEventListener('touchend', ({ timeStamp }) => end(timeStamp), { signal })
  card.addEventListener('touchcancel', cancel, { signal })

  card.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'pen') begin('pen', event.target, pointOf(event, event.timeStamp))
    },
    { signal },
  )
  card.addEventListener(
    'pointermove',
    (event) => {
      if (drag?.by !== 'pen' || event.pointerType !== 'pen') return
      move(pointOf(event, event.timeStamp))
      // A drag does not press the button under the pen.
      if (drag.from !== undefined) card.setPointerCapture(event.pointerId)
    },
    { signal },
  )
  card.addEventListener('pointerup', ({ timeStamp }) => drag?.by === 'pen' && end(timeStamp), {
    signal,
  })
  card.addEventListener('pointercancel', () => drag?.by === 'pen' && cancel(), { signal })

  card.setAttribute('data-draggable', '')
  return () => {
    stopping.abort()
    drag = undefined
    card.removeAttribute('data-draggable')
  }
}

function pointOf({ clientX, clientY }: Touch | PointerEvent, at: number): DragPoint {
  return { x: clientX, y: clientY, at }
}
