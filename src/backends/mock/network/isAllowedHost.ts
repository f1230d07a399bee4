/**
 * Returns whether a host is on the list.
 * @param host with its port, unless it is the default one
 * @param allowed `api.example.org`, `*.example.org` for every sub-domain, or `*` for every host
 */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  return allowed.some((entry) =>
    entry === '*' || entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry,
  )
}
