import type { DeliveryQueue } from './deliveryQueue.ts'

type TrackLoading = <T>(name: string, load: () => Promise<T>) => Promise<T>

declare global {
  interface Window {
    /** Given every `import()` of the page, with the text that names it, by the plugin `wrapDynamicImports`. */
    foyerLoading?: TrackLoading
  }
}

/**
 * Lets time wait for code that is loading, in a page whose build announces it. What has been loaded is there at once
 * and waits for nothing. Returns the way to stop.
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
    // The next one tries again.
    loading.catch(() => loads.delete(name))
    return loading
  }
  return () => {
    delete page.foyerLoading
  }
}
