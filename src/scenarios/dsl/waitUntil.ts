/** How long a step or an expectation waits for what it needs, in real ms. */
export const stepTimeout = 30_000
const between = 40

/**
 * Looks until something is found; `undefined` after `stepTimeout`.
 * @param wait lets so many ms of real time pass
 */
export async function waitUntil<T>(
  look: () => T | undefined | Promise<T | undefined>,
  wait: (ms: number) => Promise<void>,
): Promise<T | undefined> {
  for (let tries = 1; ; tries += 1) {
    const found = await look()
    if (found !== undefined || tries * between >= stepTimeout) return found
    await wait(between)
  }
}
