/** The symbol is the same for several copies of this package on one page. */
const place = Symbol.for('foyer.walletConnect')

/**
 * Returns what the widgets of this page share under that key. The first one creates it; it stays as
 * long as the page.
 */
export function shareOnPage<T>(key: string, make: () => T): T {
  const page = globalThis as unknown as Record<symbol, Map<string, T> | undefined>
  const shared = (page[place] ??= new Map<string, T>())
  const value = shared.get(key) ?? make()
  shared.set(key, value)
  return value
}
