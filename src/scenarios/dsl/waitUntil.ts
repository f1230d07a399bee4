/** The time limit of a step or an expectation, in real ms. */
export const stepTimeout = 30_000
const between = 40

/**
 * The number of looks without a possible change after which a step or an expectation stops waiting:
 * about 1 s of real time.
 */
const quietLooks = 12

/**
 * Repeats a check until it finds a value; `undefined` after `stepTimeout`, or as soon as nothing can change any more.
 * @param wait waits for a number of ms of real time
 * @param canChange whether what `look` sees can still change. Without it, the wait always takes `stepTimeout`. On a stage, it is `canPageChange`.
 */
export async function waitUntil<T>(
  look: () => T | undefined | Promise<T | undefined>,
  wait: (ms: number) => Promise<void>,
  canChange: () => boolean | Promise<boolean> = () => true,
): Promise<T | undefined> {
  let quiet = 0
  for (let tries = 1; ; tries += 1) {
    const found = await look()
    if (found !== undefined) return found
    if (tries * between >= stepTimeout || quiet >= quietLooks) return undefined
    await wait(between)
    quiet = (await canChange()) ? 0 : quiet + 1
  }
}

/** `waitUntil` on a page: it ends as soon as nothing can change the page any more. */
export type WaitFor = <T>(
  look: () => T | undefined | Promise<T | undefined>,
  signal?: AbortSignal,
) => Promise<T | undefined>
