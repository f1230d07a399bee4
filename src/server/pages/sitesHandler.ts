import type { RequestListener } from 'node:http'
import { createBuiltPages } from './builtPages.ts'

/** Serves only the simulated sites, from the folder of the built workbench. */
export function createSitesHandler(folder: string): RequestListener {
  const isSite = (path: string) => path.startsWith('/sites/')
  // This server is on 127.0.0.1, which is another site than the page on localhost that shows it.
  const isForOtherSites = (path: string) => path.startsWith('/sites/hostile/')
  const sites = createBuiltPages({ folder, isServed: isSite, isForOtherSites, metas: () => [] })
  return (request, response) =>
    sites(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain' })
      response.end('There is no such page on the simulated sites.')
    })
}
