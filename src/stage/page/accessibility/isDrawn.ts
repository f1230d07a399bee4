/** Whether an element or what is in it can have a box: it has one, or is only a group in the layout of its parent (`display: contents`). */
export function isDrawn(element: Element): boolean {
  if (element.checkVisibility()) return true
  return element.ownerDocument.defaultView?.getComputedStyle(element).display === 'contents'
}
