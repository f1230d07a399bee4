/**
 * The position of a finger or pen, in px from the window's left and top edge, and the event's time
 * in ms.
 */
export interface DragPoint {
  readonly x: number
  readonly y: number
  readonly at: number
}

/** The distance from which a drag closes the sheet, in px. */
const closingDistance = 80
/** The speed from which a drag closes the sheet, in px per ms. */
const closingSpeed = 0.5
/** The time before the release that counts for the speed, in ms. */
const speedSpan = 100

/**
 * Returns whether a sheet that was dragged along `points` closes when it is released at `at`: far
 * enough, or fast enough.
 */
export function closesSheet(points: readonly DragPoint[], at: number): boolean {
  const first = points.at(0)
  const last = points.at(-1)
  if (!first || !last) return false
  const recent = points.find((point) => at - point.at <= speedSpan) ?? last
  const speed = (last.y - recent.y) / Math.max(at - recent.at, 1)
  return speed >= closingSpeed || (last.y - first.y >= closingDistance && speed > -closingSpeed)
}
