/** Name of the cookie that holds the address of the connected account, on a page without https. */
export const sessionCookie = 'foyer-account'

/** Its name on https: browsers take a cookie of such a name from this host alone, never from a sub-domain or over http. */
export const hostSessionCookie = `__Host-${sessionCookie}`
