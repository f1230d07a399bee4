import type { HostWorld } from './hostWorld.ts'

/** What a page is told of the host's world, as the content of a `<meta>` tag: in letters that HTML and scripts leave alone. */
export function pageConfigText({ page }: HostWorld): string {
  return encodeURIComponent(JSON.stringify(page))
}
