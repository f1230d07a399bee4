/**
 * Pastes a text into a field; returns whether the page leaves the insertion to the browser. Only the event contains the text: the browser's
 * own clipboard does not change.
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
