import type { RemoteImages } from '../../port/backend.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { imageUrl } from './imageUrl.ts'

/** Returns the address from which an external picture may be loaded; `undefined` if it may not. */
export type ReadImage = (value: unknown) => string | undefined

/**
 * Checks pictures whose address others choose: the avatar of an ENS name, and the picture of a
 * token or NFT they sent. Loading one reveals the visitor to its server. So only pictures that need
 * no request are always allowed (`data:`, `blob:`); an https address only on a host that the host
 * page allows, or through its proxy.
 */
export function createReadImage(options: {
  allowed: RemoteImages
  /** The origin of the page, for a proxy's path. */
  origin: () => string | undefined
  /** Called when the proxy throws. */
  onError: (error: Error) => void
}): ReadImage {
  const { allowed } = options

  function viaProxy(proxy: (url: string) => string, url: string): string | undefined {
    try {
      return imageUrl(new URL(proxy(url), options.origin()).href)
    } catch (thrown) {
      options.onError(toFoyerError(thrown, 'config.invalid', 'remoteImages.proxy'))
      return undefined
    }
  }

  return (value) => {
    const url = imageUrl(value)
    if (url === undefined || !/^https:/i.test(url)) return url
    if (!URL.canParse(url)) return undefined
    const { href, hostname, username, password } = new URL(url)
    if (username !== '' || password !== '') return undefined
    if ('proxy' in allowed) return viaProxy(allowed.proxy, href)
    return allowed.hosts.some((host) => fits(hostname, host.toLowerCase())) ? href : undefined
  }
}

/**
 * True if the host name matches: `*.example.org` matches every subdomain of `example.org`, but not
 * the domain itself.
 */
function fits(hostname: string, host: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
}
