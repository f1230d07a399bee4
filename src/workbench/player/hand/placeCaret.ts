/** Moves the caret to the end of a field's content, because a click made by a script does not place it. */
export function placeCaret(field: Element): void {
  if (!('select' in field) || typeof field.select !== 'function') return
  field.select()
  // The way that every type of field allows.
  field.ownerDocument.getSelection()?.modify('move', 'forward', 'character')
}
