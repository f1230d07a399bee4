import type { Finding, PageExpectation } from '../../../scenarios/index.ts'
import { found } from './found.ts'

/** The place and size of an element in CSS px of its own window. */
export function checkBox(
  element: HTMLElement | undefined,
  wanted: Extract<PageExpectation, { expect: 'box' }>,
): Finding {
  if (!element) return found(false, 'no such element')
  const { x, y, width, height } = element.getBoundingClientRect()
  const bottom = (element.ownerDocument.defaultView?.innerHeight ?? 0) - (y + height)
  const near = (a: number, b: number | undefined) => b === undefined || Math.abs(a - b) < 1
  const ok =
    near(width, wanted.width) &&
    near(height, wanted.height) &&
    near(x, wanted.left) &&
    near(bottom, wanted.bottom) &&
    width <= (wanted.maxWidth ?? Infinity) &&
    height <= (wanted.maxHeight ?? Infinity)
  return found(ok, { x, y, width, height, bottom })
}
