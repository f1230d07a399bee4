import { createSystemClock } from '../../../backends/real/index.ts'

/** The newest of a list; waits until there is one, as a person would, for at most 5 s of real time. */
export function appearance<T>(
  what: string,
  { subscribe }: { subscribe(listener: () => void): () => void },
  list: () => readonly T[],
): Promise<T> {
  return new Promise((resolve, reject) => {
    const now = list().at(-1)
    if (now !== undefined) return resolve(now)
    const cancelTimeout = createSystemClock().setTimer('stage.patience', 30_000, () => {
      stop()
      reject(new Error(`There was no ${what} within 5 s.`))
    })
    const stop = subscribe(() => {
      const found = list().at(-1)
      if (found === undefined) return
      cancelTimeout()
      stop()
      resolve(found)
    })
  })
}
