/**
 * Returns the HTML file, relative to the root, for an address of the workbench or of a simulated
 * site; undefined for any other address. It is the same in development and for the built workbench.
 * @param path path of the address, without query
 */
export function pagePath(path: string) {
  if (path === '/') return 'src/workbench/index.html'
  if (path === '/__foyer' || path === '/__foyer/') return 'src/workbench/hostPage/index.html'
  if (path === '/stage' || path === '/stage/') return 'src/stage/index.html'
  // Every address below a site is its single page, except files.
  const site = /^\/sites\/([a-z][a-z0-9-]*)(?:\/[^.]*)?$/.exec(path)?.[1]
  return site === undefined ? undefined : `src/backends/mock/sites/${site}/index.html`
}
