/** A `<meta>` tag as Vite takes it. */
export interface OriginMeta {
  readonly tag: 'meta'
  readonly attrs: { readonly name: string; readonly content: string }
  readonly injectTo: 'head-prepend'
}

/**
 * The `<meta>` tags by which a page knows the origins: a script in the page would break a strict content policy.
 * @param facts by name, without the `foyer-` of the tag
 */
export function originMetas(facts: Readonly<Record<string, string>>): readonly OriginMeta[] {
  return Object.entries(facts).map(([name, content]) => ({
    tag: 'meta',
    attrs: { name: `foyer-${name}`, content },
    injectTo: 'head-prepend',
  }))
}

/** An HTML page with these tags in its head. */
export function withMetas(html: string, metas: readonly OriginMeta[]): string {
  const tags = metas.map(({ attrs }) => `<meta name="${attrs.name}" content="${attrs.content}" />`)
  return html.replace(/<head[^>]*>/, (head) => head + tags.join(''))
}
