import type { RemoteImages } from '../../port/backend.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { imageUrl } from './imageUrl.ts'

/** The address at which a picture named from outside may be loaded, `undefined` where it may not be. */
export type ReadImage = (value: unknown) => string | undefined

/**
 * Strangers name pictures too: in the avatar of an ENS name, on a token or an NFT that they sent. Loading one
 * shows its server who is looking. So only what needs no request passes by itself (`data:`, `blob:`); an
 * https address only on a host that the host page allows, or at the address of its proxy.
 */
export function createReadImage(options: {
  allowed: RemoteImages
  /** Origin of the page, for a proxy's path. */
  origin: () => string | undefined
  /** Told when the proxy throws. */
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

/** `*.example.org` stands for everything below `example.org`, not for itself. */
function fits(hostname: string, host: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
}
