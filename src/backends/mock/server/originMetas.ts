import type { Origins } from './origins.ts'

/** The `<meta>` tags by which a page knows the origins: a script in the page would break a strict content policy. */
export function originMetas(origins: Origins) {
  return (['host', 'sites', 'hostile'] as const).map((name) => ({
    tag: 'meta',
    attrs: { name: `foyer-${name}`, content: origins[name] },
    injectTo: 'head-prepend' as const,
  }))
}
