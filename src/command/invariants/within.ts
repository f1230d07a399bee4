import { setTimeout as sleep } from 'node:timers/promises'

/** Resolves with the work, or rejects when it takes longer than the given real ms. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const end = new AbortController()
  const late = sleep(ms, undefined, { signal: end.signal }).then((): never => {
    throw new Error(`not done within ${ms} ms`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    end.abort()
  }
}
