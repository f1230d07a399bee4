/** A wallet's link that carries a pairing (wire 8.1). */
export interface DeepLink {
  /** The wallet's own address, kept for later requests. */
  readonly href: string
  /** What is opened now. */
  readonly redirect: string
}

const closed = (link: string) => (link.endsWith('/') ? link : `${link}/`)

/**
 * Puts a pairing into a wallet's link. A web address is taken as it is; a scheme without `://` loses
 * every `/` and `:` and gets one; both end with a slash before `wc?uri=` and the encoded address.
 */
export function deepLink(link: string, uri: string): DeepLink {
  const own = link.includes('://') ? link : `${link.replaceAll(/[/:]/g, '')}://`
  const href = closed(own)
  return { href, redirect: `${href}wc?uri=${encodeURIComponent(uri)}` }
}
