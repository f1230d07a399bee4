/** A `<meta>` tag in Vite's format. */
export interface OriginMeta {
  readonly tag: 'meta'
  readonly attrs: { readonly name: string; readonly content: string }
  readonly injectTo: 'head-prepend'
}

/**
 * Returns the `<meta>` tags from which a page reads the origins; a strict content policy would
 * block an inline script.
 * @param facts by name, without the `foyer-` of the tag
 */
export function originMetas(facts: Readonly<Record<string, string>>): readonly OriginMeta[] {
  return Object.entries(facts).map(([name, content]) => ({
    tag: 'meta',
    attrs: { name: `foyer-${name}`, content },
    injectTo: 'head-prepend',
  }))
}

/** Inserts these tags into the head of an HTML page. */
export function withMetas(html: string, metas: readonly OriginMeta[]): string {
  const tags = metas.map(({ attrs }) => `<meta name="${attrs.name}" content="${attrs.content}" />`)
  return html.replace(/<head[^>]*>/, (head) => head + tags.join(''))
}
