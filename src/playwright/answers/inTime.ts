import { patienceOf, type Patience } from './patience.ts'

/**
 * Waits for work, but not longer than the patience: browsers have closes that never return.
 * @returns whether the work is done
 * @throws what the work throws
 */
export async function inTime(
  work: Promise<unknown>,
  { ms, wait }: Patience = patienceOf(),
): Promise<boolean> {
  const end = new AbortController()
  try {
    return await Promise.race([work.then(() => true), wait(ms, end.signal).then(() => false)])
  } finally {
    end.abort()
  }
}
