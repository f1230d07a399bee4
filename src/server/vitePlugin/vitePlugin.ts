import { join } from 'node:path'
import { normalizePath, type HtmlTagDescriptor, type Plugin, type ViteDevServer } from 'vite'
import { simulatorMark } from '../../backends/mock/shared/simulatorMark.ts'
import { checkPluginOptions } from '../config/checkPluginOptions.ts'
import type { HostWorld } from '../config/hostWorld.ts'
import { loadHostWorld } from '../config/loadHostWorld.ts'
import { pageMetas } from '../config/pageMetas.ts'
import { createBuiltPages } from '../pages/builtPages.ts'
import { chainProblems } from '../chains/chainProblems.ts'
import { embed, type Embedded } from './embedded/embedded.ts'
import { openBeside } from './openBeside.ts'
import type { Outside } from '../outside/openOutside.ts'
import { originMetas } from '../pages/originMetas.ts'
import { packageFolder } from '../pages/packageFolder.ts'
import { pageScripts } from '../pages/pageScripts.ts'
import { placesScript } from '../pages/placesScript.ts'
import { createSitesHandler } from '../pages/sitesHandler.ts'
import { wrapDynamicImports } from './wrapDynamicImports.ts'

/** Address of the script with the simulated wallets for a page that need not know Foyer. */
const walletsScript = '/__foyer/wallets.js'

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
  /**
   * Puts simulated wallets into every page, for an app without Foyer's modal: `true`, or how they behave. An app with the modal has
   * them already.
   */
  readonly wallets?: boolean | WalletPageOptions
}

/** How the simulated wallets of an app without Foyer's modal behave. */
export interface WalletPageOptions {
  /** Whether they wait for a decision; when absent, only beside the panels. */
  readonly asks?: boolean
  /** Whether one of them is `window.ethereum`; true when absent. */
  readonly windowEthereum?: boolean
}

/**
 * A Vite plugin for a host app, at `foyerkit/vite`. In development it replaces `foyerkit/real` by the simulator, and serves
 * to this machine alone what the simulator needs: local chains behind `/__foyer/rpc`, the simulated sites on an origin of their
 * own, and the panels at `/__foyer/`. What the app's `foyer.config.ts` says of its own world (`foyerkit/config`) is read with the
 * server's start, and again when it changes. A production build is left as it is, and fails when it contains the simulator.
 *
 * @throws Error at once when an option is wrong; from the server's start when the port of the sites is taken, the server is one of https, the package is incomplete,
 * or an option of `foyer.config.ts` is wrong
 */
export function foyer(options: FoyerPluginOptions = {}): Plugin[] {
  checkPluginOptions(options)
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

const noHttps =
  'Failed to start the simulator: `server.https` is on, and the local chains and simulated sites are served over http alone. ' +
  'Leave `server.https` out in development (browsers treat http://localhost as secure), or leave foyer() out of the plugins.'

function serveOutside({ sitesPort, allow = [], wallets = false }: FoyerPluginOptions): Plugin {
  let outside: Outside | undefined
  let embedded: Embedded | undefined
  let host: HostWorld | undefined

  /** What a page of this server is told; its chains and panels are behind its own origin. */
  function placesHere() {
    if (outside === undefined) return undefined
    const { sites, hostile } = outside.origins()
    return { sites, hostile, ...pageMetas({ allow, host }) }
  }
  const placesBeside = async ({ origins }: Embedded) => ({
    ...(await origins()),
    ...pageMetas({ allow, host }),
  })
  /** For a page that a server renders, which Vite puts no tags into. */
  const places = () => placesScript(placesHere() ?? {})

  async function open(server: ViteDevServer) {
    if (server.config.server.https !== undefined) throw new Error(noHttps)
    if (server.httpServer === null) {
      embedded = embed(server, { allow, host })
      return
    }
    const dist = join(packageFolder(import.meta.url), 'dist')
    const folder = join(dist, 'workbench')
    const panels = createBuiltPages({
      folder,
      scripts: { '/__foyer/places.js': places, ...pageScripts(dist, places) },
      isServed: (path) => path.startsWith('/__foyer'),
      metas: () => [],
    })
    outside = await openBeside(server, {
      handler: createSitesHandler(folder),
      // Other sockets of the host's server are its own business.
      isForeignUpgrade: ({ url = '' }) => !url.startsWith('/__foyer/'),
      firstPort: sitesPort ?? 0,
      tries: 1,
      host,
    })
    server.middlewares.use(panels)
    for (const problem of chainProblems()) server.config.logger.warn(problem, { timestamp: true })
  }

  return {
    name: 'foyerkit:serve-outside',
    apply: isDevelopment,
    async configResolved({ root, configFileDependencies }) {
      host = await loadHostWorld(root)
      // Vite starts again when one of them changes, as it does for its own.
      configFileDependencies.push(...(host?.files ?? []).map((file) => normalizePath(file)))
    },
    configureServer: open,
    async transformIndexHtml() {
      const facts = embedded === undefined ? placesHere() : await placesBeside(embedded)
      if (facts === undefined) return undefined
      const script = wallets === false ? [] : [walletsTag(wallets === true ? {} : wallets)]
      return [...originMetas(facts), ...script]
    },
  }
}

/** After the origins, which it reads, and before every script of the page. */
function walletsTag({ asks, windowEthereum }: WalletPageOptions): HtmlTagDescriptor {
  const attrs = {
    src: walletsScript,
    ...(asks === undefined ? {} : { 'data-asks': String(asks) }),
    ...(windowEthereum === undefined ? {} : { 'data-window-ethereum': String(windowEthereum) }),
  }
  return { tag: 'script', attrs, injectTo: 'head-prepend' }
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
            'foyerkit/real instead: the foyer() plugin replaces it in development, and foyer({ wallets: true }) stands for foyerkit/wallets.',
        )
      }
    },
  }
}
