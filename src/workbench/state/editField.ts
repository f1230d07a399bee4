/**
 * Edits a text field at its caret as the browser does on a key, although another element has the focus, and reports the input to the page.
 * Returns false if the element is no text field, or the key writes and deletes nothing.
 */
export function editField(field: Element, key: string): boolean {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false
  const { selectionStart: start, selectionEnd: end, value } = field
  if (start === null || end === null || field.readOnly || field.disabled) return false
  const edit = editOf(key)
  if (!edit) return false
  const isRange = start < end
  const from = isRange ? start : Math.max(0, start - edit.before)
  const to = isRange ? end : Math.min(value.length, end + edit.after)
  // Not through `value`: React would miss the change.
  field.setRangeText(edit.text, from, to, 'end')
  const { inputType, text } = edit
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: text || null }))
  return true
}

/** The text that a key writes, and how many characters it deletes beside the caret. */
function editOf(key: string) {
  if (key === 'Backspace') {
    return { text: '', before: 1, after: 0, inputType: 'deleteContentBackward' }
  }
  if (key === 'Delete') return { text: '', before: 0, after: 1, inputType: 'deleteContentForward' }
  if ([...key].length !== 1) return undefined
  return { text: key, before: 0, after: 0, inputType: 'insertText' }
}
