/** How often and how long something is looked for, in real ms: for 30 s. */
const timeout = { tries: 750, between: 40 }

/**
 * Looks until something is found; `undefined` when it has not come in 30 s of real time.
 * @param wait lets so many ms of real time pass
 */
export async function waitUntil<T>(
  look: () => T | undefined | Promise<T | undefined>,
  wait: (ms: number) => Promise<void>,
): Promise<T | undefined> {
  for (let tries = 1; ; tries += 1) {
    const found = await look()
    if (found !== undefined || tries === timeout.tries) return found
    await wait(timeout.between)
  }
}
