import { editFocused, type Editing } from '../../page/editFocused.ts'
import { focusedIn } from '../../page/focusedIn.ts'

/** Presses one key on the focused element, and edits the field accordingly unless the page prevents it. */
export function pressKey(page: Document, key: string, editing: Editing): void {
  const target = focusedIn(page)
  const notify = (type: string, to: Element) =>
    to.dispatchEvent(
      new KeyboardEvent(type, { key, bubbles: true, cancelable: true, composed: true }),
    )
  const goesOn =
    notify('keydown', target) && (editing.command !== 'insertText' || notify('keypress', target))
  if (goesOn) editFocused(page, editing)
  notify('keyup', focusedIn(page))
}
