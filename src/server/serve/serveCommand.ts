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
import { createProjectApi } from '../project/projectApi.ts'
import { defaultScenarioFolder } from '../scenarios/scenarioFolder.ts'
import { HttpProblem } from '../http/httpProblem.ts'
import { requireLoopback } from '../http/requireLoopback.ts'

/** First port to try if no port is requested. */
export const defaultPort = 4848
/** The stage of the chains that no page uses. */
const stageWithoutTab = 'chains'

/** The parts to serve, and the pages that may use them. */
export interface ServeOptions {
  /** `pages` serves everything that a page needs, `chains` only the local chains. */
  readonly kind: 'pages' | 'chains'
  /** The one port to use, 0 for any. If absent, the first free port from 4848 on. */
  readonly port?: number
  /** The first port to try in place of 4848, if `port` is absent. */
  readonly firstPort?: number
  /** The hosts outside this machine that pages may reach. */
  readonly allow: readonly string[]
  /** The path of the project that the workbench saves scenarios in; if absent, it saves none. */
  readonly project?: string
  /** The origin of the app that may save scenarios as well; that of the config if absent. */
  readonly page?: string
}

/** A running `npx foyerkit`. */
export interface Served {
  readonly origins: Origins
  close(): Promise<void>
}

/**
 * Serves everything to this machine only: the chains, and for pages the workbench, the panels, the scripts and the simulated sites.
 * @param log receives errors that happen in the background
 * @throws Error if the port is taken or the package is incomplete
 */
export async function serveCommand(
  {
    kind,
    port,
    firstPort = defaultPort,
    allow,
    project,
    page,
    host,
  }: ServeOptions & Pick<OutsideOptions, 'host'>,
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
    firstPort: port ?? firstPort,
    tries: port === undefined ? 101 : 1,
    what: hasPages ? 'the panels and chains' : 'the chains',
  })
  if (port === undefined && firstPort === defaultPort && listener.port !== defaultPort) {
    log(
      `Port ${defaultPort} is taken, so this is on ${listener.port}. Pages and scripts that name ${defaultPort} reach what runs there: end that, or change their addresses.`,
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
  if (hasPages && project !== undefined) {
    const folder = host?.scenarios ?? defaultScenarioFolder
    const app = page ?? host?.origin
    handlers.push(createProjectApi({ project, folder, port: () => listener.port, app }))
  }
  handlers.push(allowPages, outside.api)
  if (hasPages) handlers.push(pages(dist, outside.origins(), pageMetas({ allow, host })))
  // No page exists that could report the error.
  if (!hasPages) void outside.begin(stageWithoutTab)
  return {
    origins: outside.origins(),
    async close() {
      await outside.close()
      await listener.close()
    },
  }
}

/**
 * Serves the workbench, the panels, and the scripts that contain the addresses of the simulated
 * parts.
 */
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

/** Combines several handlers, tried in order, and closes them together. */
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

/** The headers that a page may send, which `createOutsideApi` reads. */
const headers = 'content-type, x-foyer-genesis, x-foyer-now'

/** Lets pages on other ports of this machine read the responses (CORS). The code that creates a response rejects all other pages. */
const allowPages: Middleware = (request, response, next) => {
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
