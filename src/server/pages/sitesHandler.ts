import type { RequestListener } from 'node:http'
import { createBuiltPages } from './builtPages.ts'

/** Serves only the simulated sites, from the folder of the built workbench. */
export function createSitesHandler(folder: string): RequestListener {
  const isSite = (path: string) => path.startsWith('/sites/')
  // A page on localhost frames the hostile site from 127.0.0.1. Browsers mark this request as cross-site, so it must be allowed for this site.
  const isForOtherSites = (path: string) => path.startsWith('/sites/hostile/')
  const sites = createBuiltPages({ folder, isServed: isSite, isForOtherSites, metas: () => [] })
  return (request, response) =>
    sites(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain' })
      response.end('There is no such page on the simulated sites.')
    })
}
