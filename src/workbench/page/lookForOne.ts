import type { Target } from '../../scenarios/index.ts'
import { findAll } from './findAll.ts'

/** What a look at a page found: the one element that is meant, or why it is not there. */
export type Look =
  | { readonly element: HTMLElement; readonly problem?: undefined }
  | { readonly element?: undefined; readonly problem: string }

/** Looks once for the one element that a target means; for a disabled one only where `disabled` says so. */
export function lookForOne(page: Document, target: Target, disabled = false): Look {
  const all = findAll(page, target)
  const { nth } = target
  const element = nth === undefined && all.length > 1 ? undefined : all[nth ?? 0]
  if (element === undefined) {
    return { problem: all.length === 0 ? 'there is none' : `there are ${all.length}` }
  }
  // What is at work says so by aria-disabled and does not react yet.
  return !disabled && element.matches(':disabled, [aria-disabled=true]')
    ? { problem: 'it is disabled' }
    : { element }
}
