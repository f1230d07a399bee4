import type { IncomingMessage } from 'node:http'
import type { Middleware } from '../../pages/builtPages.ts'
import { missingLine } from '../../../backends/mock/shared/missingLine.ts'
import type { Origins } from '../../outside/origins.ts'

/** The scripts that a page loads by their names. */
const script = /^\/__foyer\/(?:places|wallets|foyer)\.js$/
const problems = /^\/__foyer\/stage\/[\w-]{1,64}\/problems$/
const ours = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * Hands a page the scripts of the server on which its outside is. Without one of them a page asks its own server for its chains, and is
 * told which line is missing. Everything else passes on.
 *
 * A framework's server may be behind a proxy or a socket of its own, so the address of the caller says nothing here. The scripts name
 * addresses alone, and what is at these is refused to other machines there.
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
    // A framework may have put the page's address in place of that of the request.
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

/** Of a page that a name leads to this machine from elsewhere, or of another site, the addresses are no business. */
function isFromHere({ headers }: IncomingMessage): boolean {
  return ours.test(headers.host ?? '') && headers['sec-fetch-site'] !== 'cross-site'
}
