/** Returns an element of a site's own page, by its id. Throws if the page has none of that kind. */
export function siteElement<T extends HTMLElement>(id: string, kind: new () => T): T {
  const element = document.getElementById(id)
  if (element instanceof kind) return element
  throw new Error(`The page has no ${kind.name} #${id}.`)
}
