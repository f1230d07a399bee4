import type { IncomingMessage } from 'node:http'
import { HttpProblem } from './httpProblem.ts'

/**
 * Rejects requests from pages on another port. A browser sends such requests even if the page may not read the responses, Vite's server
 * lets every page on this machine read them, and browsers do not restrict reading from a socket. Scripts send no Origin.
 * @param advice the end of the message
 * @throws HttpProblem 403
 */
export function requireOwnPage(
  { headers }: IncomingMessage,
  advice = 'npx foyerkit serves pages of other ports.',
) {
  const { host, origin } = headers
  if (origin === undefined || origin === `http://${host}` || origin === `https://${host}`) return
  throw new HttpProblem(
    403,
    `Failed to serve the request: the page's origin is "${origin}", and only pages of ${host} and scripts are answered. ${advice}`,
  )
}
