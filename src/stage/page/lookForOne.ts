import type { Target } from '../../scenarios/index.ts'
import { findAll } from './findAll.ts'

/** The result of a search on a page: the one matching element, or why there is none. */
export type Look =
  | { readonly element: HTMLElement; readonly problem?: undefined }
  | { readonly element?: undefined; readonly problem: string }

/** Searches once for the one element that matches a target; for a disabled one only if `disabled` is set. */
export function lookForOne(page: Document, target: Target, disabled = false): Look {
  const all = findAll(page, target)
  const { nth } = target
  const element = nth === undefined && all.length > 1 ? undefined : all[nth ?? 0]
  if (element === undefined) {
    return { problem: all.length === 0 ? 'there is none' : `there are ${all.length}` }
  }
  // A busy element sets aria-disabled and does not react yet.
  return !disabled && element.matches(':disabled, [aria-disabled=true]')
    ? { problem: 'it is disabled' }
    : { element }
}
