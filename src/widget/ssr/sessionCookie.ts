/** Name of the cookie that holds the address of the connected account. */
export const sessionCookie = 'foyer-account'
