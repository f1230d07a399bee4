/**
 * Returns a script that adds the addresses of the simulated parts to a page: the same `<meta>` tags
 * that the plugin `foyerkit-lab/vite` adds. Tags that the page already has are kept.
 * @param facts by name, without the `foyer-` of the tag
 */
export function placesScript(facts: Readonly<Record<string, string>>): string {
  return `for (const [fact, content] of Object.entries(${JSON.stringify(facts)})) {
  const name = 'foyer-' + fact
  if (document.querySelector('meta[name="' + name + '"]') !== null) continue
  document.head.append(Object.assign(document.createElement('meta'), { name, content }))
}
`
}

/**
 * A script that blocks requests to the public services while no simulator runs on the page. A page that names the addresses of the
 * simulated parts but still uses `foyerkit/real` would otherwise silently show real wallets.
 */
export const watchServices = `{
  const { fetch } = window
  const services = ${String(/^https:\/\/(api\.web3modal|(rpc|pulse)\.walletconnect)\.org\//)}
  window.fetch = (...given) => {
    const address = String(given[0] instanceof Request ? given[0].url : given[0])
    if (window.foyerOffline !== undefined || !services.test(address)) return fetch(...given)
    const why = 'foyerkit: A request to ' + new URL(address).origin + ' was stopped: this page names the places of the simulator, but makes its backend with foyerkit/real. In development, let your bundler put foyerkit-lab/mock in its place; a page without a bundler loads /__foyer/foyer.js in place of foyer.js.'
    console.error(why)
    return Promise.reject(new TypeError(why))
  }
}
`
