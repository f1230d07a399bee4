/** The name of the cookie with the address of the connected account, on a page without https. */
export const sessionCookie = 'foyer-account'

/** Its name on https: browsers accept it only from this host, never from a subdomain or over http. */
export const hostSessionCookie = `__Host-${sessionCookie}`
