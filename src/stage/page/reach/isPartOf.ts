import { pathOf } from './pathOf.ts'

/** Whether a click on `met` is a click on `element`: it is a part of it, or of its label. */
export function isPartOf(met: Element | null, element: Element): boolean {
  if (met?.closest('label')?.control === element) return true
  return pathOf(met).includes(element)
}
