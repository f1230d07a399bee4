/**
 * Matches a host that pages may reach, optionally with a port: `api.example.org`,
 * `*.example.org:8443`, or `*` for all.
 */
export const hostPattern = /^(\*|(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?)$/i
