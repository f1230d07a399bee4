import type { IncomingMessage } from 'node:http'
import { HttpProblem } from '../httpProblem.ts'

/**
 * Refuses an upgrade that a page of another port asks for: no rule of the browser keeps it from reading what comes over
 * a socket. Scripts send no Origin.
 * @throws HttpProblem 403
 */
export function requireOwnPage({ headers }: IncomingMessage) {
  const { host, origin } = headers
  if (origin === undefined || origin === `http://${host}`) return
  throw new HttpProblem(
    403,
    `Failed to open a socket: the page's origin is "${origin}", and only pages of ${host} and scripts may open one.`,
  )
}
