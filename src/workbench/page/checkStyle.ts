import type { Finding, PageExpectation } from '../../../scenarios/index.ts'
import { found } from './found.ts'

/** A computed CSS property of an element. */
export function checkStyle(
  element: HTMLElement | undefined,
  wanted: Extract<PageExpectation, { expect: 'style' }>,
): Finding {
  if (!element) return found(false, 'no such element')
  const view = element.ownerDocument.defaultView ?? window
  const style = view.getComputedStyle(element).getPropertyValue(wanted.property)
  return found(style === wanted.is, style)
}
