/** Time limit of a step or an expectation, in real ms. */
export const stepTimeout = 30_000
const between = 40

/**
 * Repeats a check until it finds a value; `undefined` after `stepTimeout`.
 * @param wait waits for a number of ms of real time
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
