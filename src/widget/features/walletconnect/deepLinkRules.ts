/** A wallet's link with a pairing. */
export interface DeepLink {
  /** The wallet's own address, stored for later requests. */
  readonly href: string
  /** The address to open now. */
  readonly redirect: string
}

const closed = (link: string) => (link.endsWith('/') ? link : `${link}/`)

/**
 * Adds a pairing to a wallet's link, in the form that wallets read (wire 8.1): a web address is used unchanged; a
 * scheme without `://` loses every `/` and `:` and gets one; both end with a slash before `wc?uri=` and the encoded
 * URI.
 */
export function deepLink(link: string, uri: string): DeepLink {
  const own = link.includes('://') ? link : `${link.replaceAll(/[/:]/g, '')}://`
  const href = closed(own)
  return { href, redirect: `${href}wc?uri=${encodeURIComponent(uri)}` }
}
