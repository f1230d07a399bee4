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
import { otherModal } from '../pages/otherModal.ts'
import { packageFolder } from '../pages/packageFolder.ts'
import { pageScripts } from '../pages/pageScripts.ts'
import { placesScript } from '../pages/placesScript.ts'
import { createSitesHandler } from '../pages/sitesHandler.ts'
import { createProjectApi } from '../project/projectApi.ts'
import { defaultScenarioFolder } from '../scenarios/scenarioFolder.ts'
import { redirectToPanels } from './redirectToPanels.ts'
import { withoutDependencyMaps } from './withoutDependencyMaps.ts'
import { wrapDynamicImports } from './wrapDynamicImports.ts'

/** The address of the script with the simulated wallets for a page without Foyer. */
const walletsScript = '/__foyer/wallets.js'

/** The options of a host. All are optional. */
export interface FoyerPluginOptions {
  /**
   * The port of the simulated sites on `localhost`, for a content policy that names it. If absent,
   * a free one. The server does not start if the port is taken.
   */
  readonly sitesPort?: number | undefined
  /**
   * The hosts outside this machine that the app may reach in development, optionally with a port:
   * `api.example.org`, `*.example.org`. Every other request is blocked and named on the console.
   * Loopback is always allowed.
   */
  readonly allow?: readonly string[] | undefined
  /**
   * Adds simulated wallets to every page, for an app without Foyer's modal: `true`, or their options. An app with the modal already has
   * them.
   */
  readonly wallets?: boolean | WalletPageOptions | undefined
}

/** The options of the simulated wallets for an app without Foyer's modal. */
export interface WalletPageOptions {
  /** True if they wait for a decision; if absent, only beside the panels. */
  readonly asks?: boolean | undefined
  /** True if one of them is `window.ethereum`. Default true. */
  readonly windowEthereum?: boolean | undefined
}

/**
 * A Vite plugin for a host app, at `foyerkit-lab/vite`. In development it replaces `foyerkit/real` with the simulator. It serves what the
 * simulator needs to this machine only: local chains at `/__foyer/rpc`, the simulated sites on their own origin, and the panels at
 * `/__foyer/`. The app's `foyer.config.ts` (`foyerkit-lab/config`) is read when the server starts and whenever it changes. A production build
 * is unchanged, and fails if it contains the simulator.
 *
 * @throws Error at once if an option is wrong; when the server starts if the port of the sites is taken, the server uses https, the package
 * is incomplete, or an option of `foyer.config.ts` is wrong
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

/** Returns false for a build, the preview of a build, and the Vite of a test runner. */
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
      resolve: { alias: [{ find: /^foyerkit\/real$/, replacement: 'foyerkit-lab/mock' }] },
      // It is named here, because Vite would otherwise discover it with the first page, which then
      // loads twice.
      optimizeDeps: { include: ['foyerkit-lab/mock'] },
    }),
  }
}

const noHttps =
  'Failed to start the simulator: `server.https` is on, and the local chains and simulated sites are served over http only. ' +
  'Leave `server.https` out in development (browsers treat http://localhost as secure), or leave foyer() out of the plugins.'

function serveOutside({ sitesPort, allow = [], wallets = false }: FoyerPluginOptions): Plugin {
  let outside: Outside | undefined
  let embedded: Embedded | undefined
  let host: HostWorld | undefined

  /**
   * Returns the metadata for a page of this server; its chains and panels are on its own origin.
   */
  function placesHere() {
    if (outside === undefined) return undefined
    const { sites, hostile } = outside.origins()
    return { sites, hostile, ...pageMetas({ allow, host }) }
  }
  const placesBeside = async ({ origins }: Embedded) => ({
    ...(await origins()),
    ...pageMetas({ allow, host }),
  })
  /**
   * Returns a script with the addresses of chains and simulated sites. A server-rendered page loads it, because Vite
   * adds no tags to such a page.
   */
  const places = () => placesScript(placesHere() ?? {})

  async function open(server: ViteDevServer) {
    if (server.config.server.https !== undefined) throw new Error(noHttps)
    server.middlewares.use(withoutDependencyMaps)
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
    server.middlewares.use(redirectToPanels(server.config.base))
    server.middlewares.use(
      createProjectApi({
        project: server.config.root,
        folder: host?.scenarios ?? defaultScenarioFolder,
        port: () => Number(Object(server.httpServer?.address()).port),
      }),
    )
    outside = await openBeside(server, {
      handler: createSitesHandler(folder),
      // Other sockets of the host's server are not blocked.
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
    async configResolved({ root, configFileDependencies, logger }) {
      const mismatch = otherModal(root)
      if (mismatch !== undefined) logger.warnOnce(mismatch)
      host = await loadHostWorld(root)
      // Vite restarts when one of them changes, as for its own config.
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

/**
 * Returns the tag of the wallets. It goes after the origins, which the script reads, and before
 * every script of the page.
 */
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
          `Failed to build: ${file.fileName} contains foyerkit-lab/mock, whose wallets have public keys. Import createRealBackend from ` +
            'foyerkit/real instead: the foyer() plugin replaces it in development, and foyer({ wallets: true }) stands for foyerkit-lab/wallets.',
        )
      }
    },
  }
}
