import type { Clock } from '../../backends/port/clock.ts'
import type { Target, WaitFor } from '../../scenarios/index.ts'
import { describeTarget } from '../../run/file/describeTarget.ts'
import { elementAt, type Point } from './elementAt.ts'
import { lookForOne } from './lookForOne.ts'
import { isPartOf } from './reach/isPartOf.ts'
import { middleOf } from './reach/middleOf.ts'
import { pathOf } from './reach/pathOf.ts'

export interface PointOptions {
  /** Real time. */
  readonly clock: Pick<Clock, 'sleep'>
  readonly waitFor: WaitFor
  /** Resolves when the page has done what follows from a scroll. */
  readonly settle: () => Promise<void>
}

/** Positions to which a list scrolls an element: the others are tried if something covers it. */
const places = ['nearest', 'center', 'end', 'start'] as const

/**
 * The point where a real pointer reaches the one enabled element that matches a target: in view, at rest and not covered. Waits for it as a
 * person would; rejects with the obstacle if there is no such point.
 */
export async function pointOf(
  page: Document,
  target: Target,
  { clock, waitFor, settle }: PointOptions,
): Promise<Point> {
  let problem = ''
  let tries = 0

  /** Resolves when the next frame was drawn and its observers have run. */
  async function nextFrame(): Promise<void> {
    await new Promise((resolve) => page.defaultView?.requestAnimationFrame(resolve))
    await clock.sleep('workbench.frame', 0)
  }

  async function look(): Promise<Point | undefined> {
    const place = places[tries % places.length] ?? 'nearest'
    tries += 1
    const { element, problem: missing } = lookForOne(page, target)
    problem = missing ?? ''
    if (element === undefined) return undefined
    if (scrollToView(element, place)) {
      // The page is notified of the scroll, and of the elements that came into view, with the next frames.
      await nextFrame()
      await nextFrame()
      await settle()
    }
    const before = boxOf(element)
    await nextFrame()
    if (boxOf(element) !== before || isMoved(element)) {
      problem = 'it moves'
      return undefined
    }
    const point = middleOf(element)
    if (point === undefined) {
      problem = 'it is out of view'
      return undefined
    }
    const met = elementAt(page, point)
    if (isPartOf(met, element)) return point
    problem = `it is covered by ${met?.outerHTML.slice(0, 120) ?? 'nothing'}`
    return undefined
  }

  const found = await waitFor(look)
  if (found) return found
  throw new Error(`Failed to reach ${describeTarget(target)}: ${problem}.`)
}

/** Scrolls as little as necessary to show the element; returns whether that moved it. */
function scrollToView(element: Element, place: ScrollLogicalPosition): boolean {
  const before = boxOf(element)
  element.scrollIntoView({ block: place, inline: 'nearest', behavior: 'instant' })
  return boxOf(element) !== before
}

function boxOf(element: Element): string {
  return JSON.stringify(element.getBoundingClientRect())
}

/**
 * Whether an animation that ends by itself still runs in the element's trees. The modal is centred: an element that grows in it moves all
 * of it, and is still at its old place in the first frame.
 */
function isMoved(element: Element): boolean {
  return pathOf(element).some(
    (part) =>
      (part instanceof Document || part instanceof ShadowRoot) &&
      part.getAnimations().some(
        // Scroll-driven animations follow a list and end with it.
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      ),
  )
}
