import type { HostWorld } from './hostWorld.ts'

/**
 * Returns the part of the host's world that a page receives, as the content of a `<meta>` tag. It
 * contains only characters that HTML and scripts leave unchanged.
 */
export function pageConfigText({ page }: HostWorld): string {
  return encodeURIComponent(JSON.stringify(page))
}
