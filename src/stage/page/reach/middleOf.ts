import type { Point } from '../elementAt.ts'

/** The middle of the first line of an element, as far as it is in the window. */
export function middleOf(element: Element): Point | undefined {
  const { innerWidth, innerHeight } = element.ownerDocument.defaultView ?? window
  for (const { left, top, right, bottom } of element.getClientRects()) {
    const x = [Math.max(0, left), Math.min(innerWidth, right)] as const
    const y = [Math.max(0, top), Math.min(innerHeight, bottom)] as const
    if (x[1] > x[0] && y[1] > y[0]) return { x: (x[0] + x[1]) / 2, y: (y[0] + y[1]) / 2 }
  }
  return undefined
}
