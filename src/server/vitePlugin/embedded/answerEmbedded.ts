import type { IncomingMessage } from 'node:http'
import type { Middleware } from '../../pages/builtPages.ts'
import { missingLine } from '../../../backends/mock/shared/missingLine.ts'
import type { Origins } from '../../outside/origins.ts'

/** The scripts that a page loads by name. */
const script = /^\/__foyer\/(?:places|wallets|foyer)\.js$/
const problems = /^\/__foyer\/stage\/[\w-]{1,64}\/problems$/
const ours = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * Gives a page the scripts of the server that runs the outside. A page without one of them requests the chains from its own server and is
 * told which line is missing. All other requests pass on.
 *
 * A framework's server may be behind a proxy or use its own socket, so the caller's address says nothing. The scripts contain only
 * addresses, and the server at these addresses rejects other machines.
 */
export function answerEmbedded(
  origins: () => Promise<Origins>,
  log: (line: string) => void,
): Middleware {
  async function answer(path: string): Promise<{ type: string; text: string }> {
    if (problems.test(path))
      return { type: 'application/json', text: JSON.stringify([missingLine]) }
    const { host } = await origins()
    return { type: 'text/javascript', text: await (await fetch(`${host}${path}`)).text() }
  }

  return (request, response, next) => {
    // A framework may have replaced the request's address with the page's.
    const { originalUrl } = request as IncomingMessage & { readonly originalUrl?: string }
    const [path = ''] = (originalUrl ?? request.url ?? '').split('?')
    const isServed = request.method === 'GET' && (script.test(path) || problems.test(path))
    if (!isServed || !isFromHere(request)) return next()
    answer(path).then(
      ({ type, text }) => {
        response.writeHead(200, {
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'no-cache',
        })
        response.end(text)
      },
      (error: unknown) => {
        log(error instanceof Error ? error.message : String(error))
        next()
      },
    )
  }
}

/**
 * Returns false for a page of another site, or one that reaches this machine through another host
 * name: it must not learn the addresses.
 */
function isFromHere({ headers }: IncomingMessage): boolean {
  return ours.test(headers.host ?? '') && headers['sec-fetch-site'] !== 'cross-site'
}
