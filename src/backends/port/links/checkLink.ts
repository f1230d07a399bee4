import { FoyerError } from '../errors.ts'

/**
 * Normalises a web link: `https:`, or `http:` to this machine only. Throws `link.refused` for any other. Links into
 * wallet apps are checked by `checkWalletLink`.
 */
export function checkLink(link: string): string {
  const refused = (why: string, cause?: unknown) =>
    new FoyerError('link.refused', `Refused to open '${link.slice(0, 200)}': ${why}.`, { cause })
  let url: URL
  try {
    url = new URL(link)
  } catch (thrown) {
    throw refused('not an absolute URL', thrown)
  }
  const { protocol } = url
  if (url.username !== '' || url.password !== '') {
    throw refused('it has a user name or password')
  }
  if (protocol === 'https:') return url.href
  if (protocol === 'http:' && isLoopback(url.hostname)) return url.href
  throw refused(`only https links are opened, not ${protocol}`)
}

function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host)
}
