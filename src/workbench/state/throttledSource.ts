import type { Clock } from '../../backends/port/clock.ts'

export interface Subscribable {
  subscribe(listener: () => void): () => void
}

/** One source that changes whenever one of these does. */
export function joinSources(sources: readonly Subscribable[]): Subscribable {
  return {
    subscribe(listener) {
      const stops = sources.map((source) => source.subscribe(listener))
      return () => stops.forEach((stop) => stop())
    },
  }
}

/** Subscribes to a source that may notify thousands of times a second, and notifies at most every `everyMs`. */
export function createThrottledSource(
  source: Subscribable | undefined,
  clock: Clock,
  everyMs: number,
) {
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
