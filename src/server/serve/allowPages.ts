import type { Middleware } from '../pages/builtPages.ts'
import { HttpProblem } from '../http/httpProblem.ts'
import { requireLoopback } from '../http/requireLoopback.ts'

/** The headers that a page may send: see `createOutsideApi`. */
const headers = 'content-type, x-foyer-genesis, x-foyer-now'

/** Lets pages on other ports of this machine read the responses (CORS). The code that creates a response rejects all other pages. */
export const allowPages: Middleware = (request, response, next) => {
  const { origin } = request.headers
  if (origin === undefined || !isFromHere(request)) return next()
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('vary', 'origin')
  if (request.method !== 'OPTIONS') return next()
  response.setHeader('access-control-allow-headers', headers)
  response.setHeader('access-control-allow-methods', 'GET, POST, DELETE')
  response.writeHead(204)
  response.end()
}

function isFromHere(request: Parameters<Middleware>[0]): boolean {
  try {
    requireLoopback(request)
    return true
  } catch (error) {
    if (error instanceof HttpProblem) return false
    throw error
  }
}
