import { focusedIn } from '../../page/focusedIn.ts'

/** What the browser itself does to a field after a key. */
export type Editing =
  | { readonly command: 'insertText'; readonly text: string }
  | { readonly command: 'delete' | 'forwardDelete' }

/**
 * One key at whatever has the focus, and what it does to the field unless the page prevents it. Done
 * by the browser's own editing, so that frameworks notice it also inside shadow roots.
 */
export function pressKey(page: Document, key: string, editing: Editing): void {
  const target = focusedIn(page)
  const notify = (type: string, to: Element) =>
    to.dispatchEvent(
      new KeyboardEvent(type, { key, bubbles: true, cancelable: true, composed: true }),
    )
  const goesOn =
    notify('keydown', target) && (editing.command !== 'insertText' || notify('keypress', target))
  if (goesOn) {
    page.execCommand(editing.command, false, editing.command === 'insertText' ? editing.text : '')
  }
  notify('keyup', focusedIn(page))
}
