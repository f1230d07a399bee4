/** The visible roots of a page: the page and every open shadow root in it, from the outside in. */
export function containersOf(root: ParentNode): readonly ParentNode[] {
  const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? containersOf(shadowRoot) : [],
  )
  return [root, ...inner]
}
