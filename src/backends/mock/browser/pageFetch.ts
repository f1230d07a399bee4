type Fetch = typeof globalThis.fetch

/**
 * The page's `fetch`, as it is at each call. MSW names every request by `Math.random`, and how many pictures are
 * requested depends on the frames that are drawn: a request must not use up the seeded numbers of which keys and message
 * ids are made. To be created before the platform is simulated.
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
