/** The parts of a page that a person can see into: it and every open shadow root in it, outside in. */
export function containersOf(root: ParentNode): readonly ParentNode[] {
  const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? containersOf(shadowRoot) : [],
  )
  return [root, ...inner]
}
