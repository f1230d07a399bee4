const SECRET = /^[\da-f]{64}$/

/** Returns a secret of 64 random hexadecimal digits. */
export function createSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)))
}

/** Returns a nonce to sign: letters and digits, as ERC-4361 requires. */
export function createNonce(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)))
}

const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Creates the cookie that identifies a browser by a secret. On https its name begins with
 * `__Host-`: browsers accept such a cookie only from this host, never from a subdomain or over
 * http. On http, in development, it has no prefix.
 */
export function createSecretCookie(isSecure: boolean) {
  const name = isSecure ? '__Host-foyer-siwe' : 'foyer-siwe'
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])]
  return {
    /** Returns the secret in a `Cookie` header. */
    read(header: string | null | undefined): string | undefined {
      return header
        ?.split(';')
        .map((cookie) => cookie.trim().split('='))
        .find(([found, value]) => found === name && SECRET.test(value ?? ''))?.[1]
    },
    /** Returns a `Set-Cookie` header that keeps a secret for `lifetime` ms. */
    write: (secret: string, lifetime: number) =>
      [`${name}=${secret}`, ...attributes, `Max-Age=${Math.floor(lifetime / 1_000)}`].join('; '),
  }
}
