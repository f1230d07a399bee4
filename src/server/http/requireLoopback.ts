import type { IncomingMessage } from 'node:http'
import { HttpProblem } from './httpProblem.ts'

const ourNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
const ourAddress = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

/**
 * Headers that a proxy or tunnel adds. It connects from this machine, often with a rewritten Host header, on behalf of people on other
 * machines.
 */
const proxyHeader = /^(forwarded|x-forwarded(-.+)?|via)$/

/**
 * Rejects every request that does not come from this machine and from a page served by this machine. Otherwise another site in the same
 * browser could control the chains, directly or through a name that resolves to 127.0.0.1, and so could people at the other end of a
 * tunnel.
 * @param allowsOtherSites whether a page of another site may show the response in a frame; only for pages that every site may see
 * @throws HttpProblem 403
 */
export function requireLoopback(
  { headers, socket }: IncomingMessage,
  { allowsOtherSites = false } = {},
) {
  const { host = '', origin } = headers
  if (!ourAddress.test(socket.remoteAddress ?? '')) {
    throw refused(`the connection comes from ${socket.remoteAddress}`)
  }
  const added = Object.keys(headers).find((name) => proxyHeader.test(name))
  if (added !== undefined)
    throw refused(`it came through a proxy or tunnel, which added "${added}"`)
  if (!ourNames.has(hostname(`http://${host}`))) throw refused(`the Host header is "${host}"`)
  if (origin !== undefined && !ourNames.has(hostname(origin))) {
    throw refused(`the page's origin is "${origin}"`)
  }
  // A cross-site GET carries no Origin header.
  if (headers['sec-fetch-site'] === 'cross-site' && !allowsOtherSites) {
    throw refused(`the page is not on ${new URL(`http://${host}`).hostname} over http`)
  }
}

function refused(why: string) {
  return new HttpProblem(
    403,
    `Failed to serve the request: ${why}, and the local chains are for this machine alone. Open the page on http://localhost.`,
  )
}

function hostname(address: string) {
  return URL.canParse(address) ? new URL(address).hostname : ''
}
