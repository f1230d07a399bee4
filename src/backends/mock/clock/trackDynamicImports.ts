import type { DeliveryQueue } from './deliveryQueue.ts'

type TrackLoading = <T>(name: string, load: () => Promise<T>) => Promise<T>

declare global {
  interface Window {
    /** Called with every `import()` of the page and its specifier, by the plugin `wrapDynamicImports`. */
    foyerLoading?: TrackLoading
  }
}

/**
 * Makes virtual time wait for code that is loading, on a page whose build reports it. Code that has loaded before is available at once.
 * Returns a function that stops this.
 */
export function trackDynamicImports(
  page: Pick<Window, 'foyerLoading'>,
  deliveries: Pick<DeliveryQueue, 'deliver'>,
): () => void {
  const loads = new Map<string, Promise<unknown>>()
  page.foyerLoading = <T>(name: string, load: () => Promise<T>) => {
    const known = loads.get(name)
    if (known !== undefined) return known as Promise<T>
    const loading = deliveries.deliver('code that is loading', load())
    loads.set(name, loading)
    // The next import tries again.
    loading.catch(() => loads.delete(name))
    return loading
  }
  return () => {
    delete page.foyerLoading
  }
}
