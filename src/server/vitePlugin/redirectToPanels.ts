import type { Middleware } from '../pages/builtPages.ts'

/**
 * Redirects from `/shop/__foyer/` of an app below `/shop/` to the panels beside its page: they are
 * at the root of the server, whatever the base of the app is.
 * @param base Vite's option, with a slash at both ends
 */
export function redirectToPanels(base: string): Middleware {
  return (request, response, next) => {
    const path = (request.url ?? '').replace(/[?#].*$/, '').replace(/\/$/, '')
    if (base === '/' || path !== `${base}__foyer`) return next()
    response.writeHead(302, { location: `/__foyer/?page=${encodeURIComponent(base)}` })
    response.end()
  }
}
