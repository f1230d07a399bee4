type Fetch = typeof globalThis.fetch

/**
 * Returns the page's current `fetch`, for a page with seeded numbers. MSW names every request with
 * `Math.random`, and the number of requested pictures depends on the drawn frames. So a request
 * must not consume the seeded numbers, from which keys and message ids are derived. Create it
 * before the platform is simulated.
 */
export function createPageFetch(page: { readonly fetch: Fetch; readonly Math: Math }): Fetch {
  const { random } = page.Math
  return (input, init) => {
    const seeded = page.Math.random
    page.Math.random = random
    try {
      return page.fetch(input, init)
    } finally {
      page.Math.random = seeded
    }
  }
}
