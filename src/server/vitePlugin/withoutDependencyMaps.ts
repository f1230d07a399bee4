import type { Middleware } from '../pages/builtPages.ts'

/** A file of Vite's bundled dependencies, with any `cacheDir` that keeps Vite's name. */
const bundledDependency = /\/\.vite\/deps\w*\/[^?]+\.js(?:\?|$)/

/** Vite puts the source map into the last line of such a file. */
const inlineMap = /\n\/\/# sourceMappingURL=data:[^\n]*\s*$/

/**
 * Sends bundled dependencies without their source maps to a headless browser: nobody debugs there, and the maps are two thirds of what
 * each new page of a test has to load. Other browsers get the maps.
 */
export const withoutDependencyMaps: Middleware = (request, response, next) => {
  const isHeadless = request.headers['user-agent']?.includes('HeadlessChrome') === true
  if (isHeadless && bundledDependency.test(request.url ?? '')) {
    const { end } = response
    response.end = function (this: typeof response, ...args: Parameters<typeof end>) {
      const [text, ...rest] = args as unknown[]
      const sent = typeof text === 'string' ? [text.replace(inlineMap, '\n'), ...rest] : args
      return end.apply(this, sent as Parameters<typeof end>)
    } as typeof end
  }
  next()
}
