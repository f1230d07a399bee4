import type { Target } from '../../../scenarios/index.ts'
import { elementAt } from '../elementAt.ts'
import { findNamed, type NamedElement } from '../findNamed.ts'
import { secretOf } from '../secretOf.ts'
import { isPartOf } from './isPartOf.ts'
import { middleOf } from './middleOf.ts'
import { pathOf } from './pathOf.ts'

/** Roles of controls that a person clicks or types into. */
const roles = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'spinbutton',
  'tab',
  'checkbox',
  'radio',
  'switch',
  'option',
  'menuitem',
  'treeitem',
] as const

/** Marks the simulated page, and is no part of it. */
const badge = 'foyer-simulated'

/**
 * The controls that a person can use now, as the steps of a scenario name them: those of the open dialog, or of the whole page. Fields for
 * secrets and ways to another site are left out.
 */
export function usableControls(page: Document): readonly Target[] {
  return roles.flatMap((role) => {
    const all = findNamed(page, { role })
    return all.flatMap((one) => (isUsable(page, one) ? [targetAmong(all, one, role)] : []))
  })
}

function targetAmong(
  all: readonly NamedElement[],
  { element, name }: NamedElement,
  role: string,
): Target {
  const same = all.filter((each) => each.name === name || name === '')
  const named = name === '' ? { role } : { role, name }
  if (same.length === 1) return named
  return { ...named, nth: same.findIndex((each) => each.element === element) }
}

function isUsable(page: Document, { element, name }: NamedElement): boolean {
  if (element.matches(':disabled, [aria-disabled=true], [readonly]')) return false
  const path = pathOf(element).filter((part) => part instanceof Element)
  if (path.some((part) => part.localName === badge || part.hasAttribute('inert'))) return false
  if (secretOf(element, name) !== undefined || leavesSite(page, element)) return false
  const point = middleOf(element)
  // One that is out of view may be reached by a scroll.
  return point === undefined || isPartOf(elementAt(page, point), element)
}

function leavesSite(page: Document, element: HTMLElement): boolean {
  const link = element.closest('a')
  if (link === null) return false
  return (
    link.origin !== page.defaultView?.location.origin ||
    link.hasAttribute('download') ||
    !['', '_self'].includes(link.target)
  )
}
