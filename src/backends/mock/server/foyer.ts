import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { simulatorMark } from '../shared/simulatorMark.ts'
import { createBuiltPages } from './builtPages.ts'
import { chainProblems } from './chainProblems.ts'
import { openBeside } from './openBeside.ts'
import type { Outside } from './openOutside.ts'
import { originMetas } from './originMetas.ts'
import { packageFolder } from './packageFolder.ts'
import { wrapDynamicImports } from './wrapDynamicImports.ts'

/** What a host may set; nothing needs to be. */
export interface FoyerPluginOptions {
  /**
   * Port of the simulated sites on `localhost`, for a content policy that names it. When absent, one that is free. The
   * server does not start when it is taken.
   */
  readonly sitesPort?: number
  /**
   * Hosts outside of this machine that the app may reach in development, with port where they have one:
   * `api.example.org`, `*.example.org`. Every other request is stopped and named on the console. Loopback is always allowed.
   */
  readonly allow?: readonly string[]
}

/**
 * A Vite plugin for a host app, at `foyerkit/vite`. In development it replaces `foyerkit/real` by the simulator, and serves
 * to this machine alone what the simulator needs: local chains behind `/__foyer/rpc`, the simulated sites on an origin of their
 * own, and the panels at `/__foyer/`. A production build is left as it is, and fails when it contains the simulator.
 *
 * @throws Error from the server's start when the port of the sites is taken or the package is incomplete
 */
export function foyer(options: FoyerPluginOptions = {}): Plugin[] {
  return [
    replaceBackend(),
    serveOutside(options),
    { ...wrapDynamicImports(), apply: isDevelopment },
    refuseSimulator(),
  ]
}

/** Neither a build, nor the preview of one, nor the Vite of a test runner. */
function isDevelopment(
  _config: unknown,
  { command, isPreview }: { readonly command: string; readonly isPreview?: boolean | undefined },
): boolean {
  return command === 'serve' && isPreview !== true && process.env['VITEST'] === undefined
}

function replaceBackend(): Plugin {
  return {
    name: 'foyerkit:replace-backend',
    apply: isDevelopment,
    config: () => ({
      resolve: { alias: [{ find: /^foyerkit\/real$/, replacement: 'foyerkit/mock' }] },
      // Found at once, and not with the first page, which would then load twice.
      optimizeDeps: { include: ['foyerkit/mock'] },
    }),
  }
}

function serveOutside({ sitesPort, allow = [] }: FoyerPluginOptions): Plugin {
  let outside: Outside | undefined

  async function open(server: ViteDevServer) {
    const folder = join(packageFolder(import.meta.url), 'dist/workbench')
    const isSite = (path: string) => path.startsWith('/sites/')
    const sites = createBuiltPages({ folder, isServed: isSite, metas: () => [] })
    const panels = createBuiltPages({
      folder,
      isServed: (path) => path.startsWith('/__foyer'),
      metas: () => [],
    })
    outside = await openBeside(server, {
      handler: (request, response) =>
        sites(request, response, () => {
          response.writeHead(404, { 'content-type': 'text/plain' })
          response.end('There is no such page on the simulated sites.')
        }),
      // Other sockets of the host's server are its own business.
      isForeignUpgrade: ({ url = '' }) => !url.startsWith('/__foyer/'),
      firstPort: sitesPort ?? 0,
      tries: 1,
    })
    if (outside === undefined) return
    server.middlewares.use(panels)
    for (const problem of chainProblems()) server.config.logger.warn(problem, { timestamp: true })
  }

  return {
    name: 'foyerkit:serve-outside',
    apply: isDevelopment,
    configureServer: open,
    transformIndexHtml() {
      if (outside === undefined) return undefined
      const { sites, hostile } = outside.origins()
      const allowed = allow.length === 0 ? {} : { allow: allow.join(' ') }
      return [...originMetas({ sites, hostile, ...allowed })]
    },
  }
}

function refuseSimulator(): Plugin {
  return {
    name: 'foyerkit:refuse-simulator',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.code.includes(simulatorMark)) continue
        this.error(
          `Failed to build: ${file.fileName} contains foyerkit/mock, whose wallets have public keys. Import createRealBackend from ` +
            'foyerkit/real instead: the foyer() plugin replaces it in development.',
        )
      }
    },
  }
}
