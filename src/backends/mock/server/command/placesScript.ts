/**
 * A script that writes into a page where the outside is: the `<meta>` tags that the plugin of `foyerkit/vite` writes into the page itself.
 * @param facts by name, without the `foyer-` of the tag
 */
export function placesScript(facts: Readonly<Record<string, string>>): string {
  return `for (const [name, content] of Object.entries(${JSON.stringify(facts)})) {
  const meta = document.createElement('meta')
  document.head.append(Object.assign(meta, { name: 'foyer-' + name, content }))
}
`
}
