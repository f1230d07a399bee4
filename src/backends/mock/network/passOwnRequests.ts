type Fetch = typeof globalThis.fetch

/**
 * Passes requests to the page's own `fetch` with the page's original arguments. An interceptor sends a copy whose body is a stream, which
 * developer tools, traces and tests do not show. Call it when `fetch` is intercepted.
 *
 * @param isOwn whether a request to that address bypasses the interceptor
 * @returns a function that undoes this
 */
export function passOwnRequests(native: Fetch, isOwn: (url: string) => boolean): () => void {
  const intercepted = globalThis.fetch
  const replace = (value: Fetch) =>
    Object.defineProperty(globalThis, 'fetch', {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    })
  replace((input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const base = globalThis.document?.baseURI
    const fetchIt =
      URL.canParse(address, base) && isOwn(new URL(address, base).href) ? native : intercepted
    return fetchIt.call(globalThis, input, init)
  })
  return () => void replace(intercepted)
}
