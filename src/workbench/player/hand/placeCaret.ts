/** Puts the caret behind what a field holds: a click made by a script leaves it nowhere. */
export function placeCaret(field: Element): void {
  if (!('select' in field) || typeof field.select !== 'function') return
  field.select()
  // The way that every type of field allows.
  field.ownerDocument.getSelection()?.modify('move', 'forward', 'character')
}
