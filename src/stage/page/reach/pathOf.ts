/** A node and all its ancestors, including those outside its shadow root. */
export function pathOf(node: Node | null): readonly Node[] {
  const path: Node[] = []
  for (let part = node; part; part = part instanceof ShadowRoot ? part.host : part.parentNode) {
    path.push(part)
  }
  return path
}
