import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { HttpProblem } from '../http/httpProblem.ts'
import { pagePath } from './pagePath.ts'
import { requireLoopback } from '../http/requireLoopback.ts'
import { withMetas, type OriginMeta } from './originMetas.ts'

/** Handles a request or passes it on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void

/** The options of `createBuiltPages`. */
export interface BuiltPagesOptions {
  /** The folder of the built workbench. */
  readonly folder: string
  /** Additional scripts: functions that return the text, by the path that pages load. */
  readonly scripts?: Readonly<Record<string, () => string>>
  /** Returns whether the page at an address belongs to this server; if absent, all do. */
  readonly isServed?: (path: string) => boolean
  /**
   * Returns whether a page of another site may show the page at that address in a frame; if absent,
   * none may.
   */
  readonly isForOtherSites?: (path: string) => boolean
  /** Returns the tags to insert into the head of every page. */
  readonly metas: () => readonly OriginMeta[]
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
}

/**
 * Serves the built workbench, its panels and the simulated sites to this machine only. Files are looked up in a list, so no address leads
 * outside the folder.
 * @throws Error if the pages are missing
 */
export function createBuiltPages(options: BuiltPagesOptions): Middleware {
  const { folder, scripts = {}, isServed, isForOtherSites, metas } = options
  if (!existsSync(join(folder, 'src/backends/mock/sites'))) {
    throw new Error(
      `Failed to serve the simulated sites: they are missing in ${folder}. Install foyerkit-lab again.`,
    )
  }
  const assets = join(folder, '__foyer')
  const files = new Map<string, () => string | Buffer>([
    ...readdirSync(assets, { recursive: true }).map((file) => {
      const path = `/__foyer/${String(file).split(sep).join('/')}`
      return [path, () => readFileSync(join(folder, path))] as const
    }),
    ...Object.entries(scripts),
  ])

  function answer(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    const type = types[path.split('.').at(-1) ?? '']
    const file = files.get(path)
    if (type !== undefined && file !== undefined) {
      requireLoopback(request)
      // The names contain a hash of the content, except those that a host's page loads by name.
      const isNamedByContent = path.startsWith('/__foyer/assets/')
      response.writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      response.end(file())
      return true
    }
    const page = isServed?.(path) === false ? undefined : pagePath(path)
    if (page === undefined || !existsSync(join(folder, page))) return false
    requireLoopback(request, { allowsOtherSites: isForOtherSites?.(path) ?? false })
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      // A page of another port could have a person click its buttons unseen. Sites are made for frames.
      ...(path.startsWith('/sites/')
        ? {}
        : { 'content-security-policy': "frame-ancestors 'self'" }),
    })
    response.end(withMetas(readFileSync(join(folder, page), 'utf8'), metas()))
    return true
  }

  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?')
    try {
      if (request.method === 'GET' && answer(request, response, path)) return
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error
      // For a rejected script, a page sees only the status, so the script itself contains the message.
      if (path in scripts) {
        response.writeHead(200, { 'content-type': types['js'], 'cache-control': 'no-cache' })
        response.end(refusedScript(error.message))
        return
      }
      response.writeHead(error.status, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(error.message)
      return
    }
    next()
  }
}

/**
 * Returns a script that tells a page why this server rejects it: on the console, and in a `<meta>` tag. Foyer's code in the
 * page reads the tag (`readPlaces`) and reports no second reason.
 */
function refusedScript(why: string): string {
  return `console.error(${JSON.stringify(`foyerkit: ${why}`)})
document.head.append(Object.assign(document.createElement('meta'), { name: 'foyer-refused', content: ${JSON.stringify(why)} }))
`
}
