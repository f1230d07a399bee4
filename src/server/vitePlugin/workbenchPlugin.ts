import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, posix, resolve } from 'node:path'
import type { Plugin, PreviewServer, ViteDevServer, ResolvedConfig } from 'vite'
import { openBeside } from './openBeside.ts'
import type { Outside } from '../outside/openOutside.ts'
import { originMetas, withMetas } from '../pages/originMetas.ts'
import { pagePath } from '../pages/pagePath.ts'
import { createProjectApi } from '../project/projectApi.ts'

const firstPort = { dev: 5173, preview: 4173 }

/**
 * The outside of the browser as a Vite plugin, for the workbench in `vite` and `vite preview`: local chains at `/__foyer/rpc`, the
 * simulated sites on a second origin, and the pages' addresses (`/`, `/stage/`, `/sites/<name>/`). Each page reads the origins from `<meta
 * name="foyer-host">`, `foyer-sites` and `foyer-hostile`. `createOutsideApi` documents the endpoints.
 * @param scenarios folder of recorded scenarios, relative to Vite's root; if absent, none are saved
 */
export function workbenchPlugin({ scenarios }: { readonly scenarios?: string } = {}): Plugin {
  let opened: Outside | undefined

  async function open(server: ViteDevServer | PreviewServer, port: number) {
    if (scenarios !== undefined) {
      const ownPort = () => opened && Number(new URL(opened.origins().host).port)
      server.middlewares.use(
        createProjectApi({ project: server.config.root, folder: scenarios, port: ownPort }),
      )
    }
    opened = await openBeside(server, {
      handler: server.middlewares,
      isForeignUpgrade: isUpgradeOfVite(server.config),
      firstPort: port === 0 ? 0 : port + 1,
    })
    return opened
  }

  return {
    name: 'foyer-outside',

    config: ({ server, preview }) => ({
      // `localhost` would mean [::1] on some machines; 127.0.0.1 would not be served there.
      server: { host: server?.host ?? '127.0.0.1' },
      preview: { host: preview?.host ?? '127.0.0.1' },
    }),

    async configureServer(server) {
      const outside = await open(server, server.config.server.port ?? firstPort.dev)
      if (outside === undefined) return
      server.middlewares.use((request: IncomingMessage, _response: unknown, next: () => void) => {
        const { path, query } = addressOf(request)
        const page = pagePath(path)
        if (page !== undefined && existsSync(join(server.config.root, page))) {
          request.url = `/${page}${query}`
        }
        next()
      })
    },

    async configurePreviewServer(server) {
      const outside = await open(server, server.config.preview.port ?? firstPort.preview)
      if (outside === undefined) return
      const built = resolve(server.config.root, server.config.build.outDir)
      server.middlewares.use(
        (request: IncomingMessage, response: ServerResponse, next: () => void) => {
          const page = pagePath(addressOf(request).path)
          if (page === undefined || !existsSync(join(built, page))) return next()
          const html = readFileSync(join(built, page), 'utf8')
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.setHeader('cache-control', 'no-cache')
          response.end(withMetas(html, originMetas({ ...outside.origins() })))
        },
      )
    },

    transformIndexHtml: {
      order: 'pre',
      handler(html, { server, path }) {
        // A build has no server: the origins are added when the built pages are served.
        if (server === undefined || opened === undefined) return undefined
        // The browser would resolve ./main.tsx against the address, but it is beside the file.
        const folder = posix.dirname(path)
        return {
          html: html.replace(/(\s(?:src|href)=["'])\.\//g, `$1${posix.join(folder, '/')}`),
          tags: [...originMetas({ ...opened.origins() })],
        }
      },
    },
  }
}

function addressOf({ url = '/' }: IncomingMessage) {
  const queryAt = url.indexOf('?')
  return queryAt < 0
    ? { path: url, query: '' }
    : { path: url.slice(0, queryAt), query: url.slice(queryAt) }
}

/**
 * Returns whether Vite answers an upgrade itself: hot updates, and those of the project's own
 * proxy.
 */
function isUpgradeOfVite({ server, preview }: Pick<ResolvedConfig, 'server' | 'preview'>) {
  const proxied = [server.proxy, preview.proxy].flatMap((proxy) => Object.entries(proxy ?? {}))
  const contexts = proxied.flatMap(([context, target]) =>
    typeof target !== 'string' && target.ws === true ? [context] : [],
  )
  return ({ headers, url = '' }: IncomingMessage): boolean => {
    const protocol = headers['sec-websocket-protocol']
    if (protocol === 'vite-hmr' || protocol === 'vite-ping') return true
    return contexts.some((context) =>
      context.startsWith('^') ? new RegExp(context).test(url) : url.startsWith(context),
    )
  }
}
