/**
 * Whether a host is on the list.
 * @param host with port, where it is not the usual one
 * @param allowed `api.example.org`, or `*.example.org` for every host below one
 */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  return allowed.some((entry) =>
    entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry,
  )
}
