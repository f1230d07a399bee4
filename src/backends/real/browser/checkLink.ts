import { FoyerError } from '../../port/errors.ts'

/** Schemes that run script, read local things or start system tools: never opened, whoever asks. */
const REFUSED =
  /^(javascript|data|vbscript|file|blob|about|filesystem|view-source|chrome|chrome-extension|edge|moz-extension|resource|jar|ftp|wss?|search|search-ms|ms-[a-z0-9.+-]*|intent|http|https):$/

/**
 * The link in its normal form if it may be opened: `https:`; `http:` to this machine only; and, where
 * `walletSchemes` says so, a wallet's own scheme such as `metamask:` (wire 8.1). Throws `link.refused`.
 */
export function checkLink(link: string, options: { walletSchemes: boolean }): string {
  const refused = (why: string, cause?: unknown) =>
    new FoyerError('link.refused', `Refused to open '${link.slice(0, 200)}': ${why}.`, { cause })
  let url: URL
  try {
    url = new URL(link)
  } catch (thrown) {
    throw refused('it is no whole address', thrown)
  }
  const { protocol } = url
  if (url.username !== '' || url.password !== '') {
    throw refused('it carries a user name or password')
  }
  if (protocol === 'https:') return url.href
  if (protocol === 'http:' && isLoopback(url.hostname)) return url.href
  if (options.walletSchemes && /^[a-z][a-z0-9+.-]*:$/.test(protocol) && !REFUSED.test(protocol)) {
    return url.href
  }
  throw refused(`the scheme ${protocol} is not on the list`)
}

function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host)
}
