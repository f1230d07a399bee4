import { FoyerError } from '../port/errors.ts'

/**
 * Returns the promise's outcome, unless the signal aborts first: then it rejects with `aborted` and
 * drops the late outcome. For work that cannot be cancelled (a wallet's prompt, a shared load).
 */
export function untilAborted<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  what: string,
): Promise<T> {
  if (signal === undefined) return work
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(new FoyerError('aborted', `${what} was aborted.`))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
