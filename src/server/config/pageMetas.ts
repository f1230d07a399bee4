import type { HostWorld } from './hostWorld.ts'

/**
 * Returns the `<meta>` tags of a page other than the origins, by name without `foyer-`: the hosts
 * that it may reach, and the host's own world.
 */
export function pageMetas({
  allow,
  host,
}: {
  readonly allow: readonly string[]
  readonly host: HostWorld | undefined
}): Readonly<Record<string, string>> {
  return {
    ...(allow.length === 0 ? {} : { allow: allow.join(' ') }),
    ...(host === undefined ? {} : { config: pageConfigText(host) }),
  }
}

/**
 * The part of the host's world that a page receives, as the content of a `<meta>` tag. It contains only characters that HTML and scripts
 * leave unchanged.
 */
export function pageConfigText({ page }: HostWorld): string {
  return encodeURIComponent(JSON.stringify(page))
}
