import type { IncomingMessage } from 'node:http'
import { HttpProblem } from '../http/httpProblem.ts'

/**
 * Refuses what a page of another port asks for: a browser sends its calls whether or not it may read the answers, a server of
 * Vite lets every page of this machine read them, and no rule keeps a page from reading what comes over a socket. Scripts send
 * no Origin.
 * @throws HttpProblem 403
 */
export function requireOwnPage({ headers }: IncomingMessage) {
  const { host, origin } = headers
  if (origin === undefined || origin === `http://${host}` || origin === `https://${host}`) return
  throw new HttpProblem(
    403,
    `Failed to serve the request: the page's origin is "${origin}", and only pages of ${host} and scripts may use these local chains. ` +
      'npx foyerkit serves pages of other ports.',
  )
}
