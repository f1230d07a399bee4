/** Whether a person at the screen would see the element. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}
