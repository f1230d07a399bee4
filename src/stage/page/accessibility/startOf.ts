import { containersOf } from '../containersOf.ts'

/** The part of a page that can be reached: the topmost open modal dialog, otherwise the body. */
export function startOf(page: Document): Element {
  const modals = containersOf(page.body).flatMap((root) => [
    ...root.querySelectorAll('dialog:modal, [role=dialog][aria-modal=true]'),
  ])
  return modals.findLast((modal) => modal.checkVisibility()) ?? page.body
}
