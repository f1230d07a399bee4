import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { createBuiltPages, type Middleware } from '../pages/builtPages.ts'
import { listenLocally } from '../http/listenLocally.ts'
import { pageMetas } from '../config/pageMetas.ts'
import { openOutside, type OutsideOptions } from '../outside/openOutside.ts'
import { originMetas } from '../pages/originMetas.ts'
import type { Origins } from '../outside/origins.ts'
import { packageFolder } from '../pages/packageFolder.ts'
import { pageScripts } from '../pages/pageScripts.ts'
import { placesScript, watchServices } from '../pages/placesScript.ts'
import { createSitesHandler } from '../pages/sitesHandler.ts'
import { allowPages } from './allowPages.ts'

/** First port where none is asked for. */
const usualPort = 4848
/** The stage of the chains that no page uses. */
const stageWithoutTab = 'chains'

/** What of everything is served, and to which pages. */
export interface ServeOptions {
  /** `pages` has everything that a page needs, `chains` the local chains alone. */
  readonly kind: 'pages' | 'chains'
  /** The one port that is to be used, 0 for any; from 4848 on the first free one when absent. */
  readonly port?: number
  /** Hosts outside of this machine that pages may reach. */
  readonly allow: readonly string[]
}

/** What `npx foyerkit` serves, once it listens. */
export interface Served {
  readonly origins: Origins
  close(): Promise<void>
}

/**
 * Serves everything to this machine alone: the chains, and for pages the workbench, the panels, the scripts and the simulated sites.
 * @param log told of what goes wrong in the background
 * @throws Error when the port is taken, or the package is incomplete
 */
export async function serveCommand(
  { kind, port, allow, host }: ServeOptions & Pick<OutsideOptions, 'host'>,
  log: (line: string) => void,
): Promise<Served> {
  const dist = join(packageFolder(import.meta.url), 'dist')
  const hasPages = kind === 'pages'
  const handlers: Middleware[] = []
  const server = createServer((request, response) => answerWith(handlers)(request, response))
  const sites: RequestListener = hasPages
    ? createSitesHandler(join(dist, 'workbench'))
    : answerWith([])
  const listener = await listenLocally(server, {
    firstPort: port ?? usualPort,
    tries: port === undefined ? 101 : 1,
    what: hasPages ? 'the panels and chains' : 'the chains',
  })
  if (port === undefined && listener.port !== usualPort) {
    log(
      `Port ${usualPort} is taken, so this is on ${listener.port}. Pages and scripts that name ${usualPort} reach what runs there: end that, or change their addresses.`,
    )
  }
  const outside = await openOutside({
    main: server,
    handler: sites,
    isForeignUpgrade: () => false,
    firstPort: 0,
    servesOtherPorts: true,
    ...(hasPages ? {} : { stageWithoutTab }),
    host,
    log,
  })
  handlers.push(allowPages, outside.api)
  if (hasPages) handlers.push(pages(dist, outside.origins(), pageMetas({ allow, host })))
  // No page is there to say that it failed.
  if (!hasPages) void outside.begin(stageWithoutTab)
  return {
    origins: outside.origins(),
    async close() {
      await outside.close()
      await listener.close()
    },
  }
}

/** The workbench, the panels, and the scripts that know where everything is. */
function pages(dist: string, origins: Origins, metas: ReturnType<typeof pageMetas>): Middleware {
  const places = placesScript({ ...origins, ...metas })
  return createBuiltPages({
    folder: join(dist, 'workbench'),
    scripts: {
      '/__foyer/places.js': () => places + watchServices,
      ...pageScripts(dist, () => places),
    },
    metas: () => originMetas({ ...origins }),
  })
}

/** One handler after the other, and the end of all. */
function answerWith(handlers: readonly Middleware[]): RequestListener {
  return (request, response) => {
    const [first, ...others] = handlers
    if (first !== undefined) {
      return first(request, response, () => answerWith(others)(request, response))
    }
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('There is no such page. The addresses are those that npx foyerkit printed.\n')
  }
}
