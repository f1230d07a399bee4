import type { DeliveryQueue } from './deliveryQueue.ts'

declare global {
  interface Window {
    /** Given every `import()` of the page by the plugin `trackCodeLoading`. */
    foyerLoading?: <T>(code: Promise<T>) => Promise<T>
  }
}

/** Lets time wait for code that is loading, in a page whose build announces it. Returns the way to stop. */
export function trackCode(page: Window, deliveries: DeliveryQueue): () => void {
  page.foyerLoading = (code) => deliveries.deliver('code that is loading', code)
  return () => {
    delete page.foyerLoading
  }
}
