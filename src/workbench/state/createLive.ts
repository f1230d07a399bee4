import type { Clock } from '../../backends/port/clock.ts'

export interface Source {
  subscribe(listener: () => void): () => void
}

/** Follows a source that may tell thousands of times a second, and tells on at most every `everyMs`. */
export function createLive(source: Source | undefined, clock: Clock, everyMs: number) {
  let version = 0
  return {
    version: () => version,
    subscribe(listener: () => void) {
      let cancel: (() => void) | undefined
      const stop = source?.subscribe(() => {
        cancel ??= clock.setTimer('workbench.live', everyMs, () => {
          cancel = undefined
          version += 1
          listener()
        })
      })
      return () => {
        stop?.()
        cancel?.()
      }
    },
  }
}
