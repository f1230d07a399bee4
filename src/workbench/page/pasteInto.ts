/**
 * Pastes a text into a field; whether the page leaves it to the browser to put it in. Only the event carries the text:
 * the browser's own clipboard stays untouched.
 */
export function pasteInto(field: Element, text: string): boolean {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  return field.dispatchEvent(
    new ClipboardEvent('paste', {
      clipboardData,
      bubbles: true,
      cancelable: true,
      composed: true,
    }),
  )
}
