/** The nodes below an element as they are drawn: those of its shadow root, and in a slot those that are assigned to it. */
export function childrenOf(element: Element): readonly Node[] {
  if (element.shadowRoot) return [...element.shadowRoot.childNodes]
  if (element.localName === 'slot') {
    const assigned = (element as HTMLSlotElement).assignedNodes()
    if (assigned.length > 0) return assigned
  }
  return [...element.childNodes]
}
