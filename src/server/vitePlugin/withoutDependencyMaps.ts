import type { Middleware } from '../pages/builtPages.ts'

/** A file of Vite's bundled dependencies, with any `cacheDir` that keeps Vite's name. */
const bundledDependency = /\/\.vite\/deps\w*\/[^?]+\.js(?:\?|$)/

/** Vite puts the source map into the last line of such a file. */
const inlineMap = /\n\/\/# sourceMappingURL=data:[^\n]*\s*$/

/**
 * Sends bundled dependencies without their source maps to a headless browser. Nobody debugs in one. The maps are two thirds of the bytes that
 * each new page of a test loads. Other browsers get the maps.
 */
export const withoutDependencyMaps: Middleware = (request, response, next) => {
  const isHeadless = request.headers['user-agent']?.includes('HeadlessChrome') === true
  if (isHeadless && bundledDependency.test(request.url ?? '')) {
    const end = response.end.bind(response) as (...args: readonly unknown[]) => typeof response
    response.end = (body?: unknown, ...rest: readonly unknown[]) =>
      end(typeof body === 'string' ? body.replace(inlineMap, '\n') : body, ...rest)
  }
  next()
}
