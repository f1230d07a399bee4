/**
 * The focused element in `root`, or the host of a shadow root that contains it. The root around it is read first,
 * because in happy-dom a shadow root throws while the focus is elsewhere.
 */
export function activeIn(root: ShadowRoot): Element | null {
  const around = root.host.getRootNode()
  if (!('activeElement' in around) || around.activeElement !== root.host) return null
  return root.activeElement
}
