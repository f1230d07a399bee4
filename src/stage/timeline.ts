import type { Simulator } from '../backends/mock/simulatorTypes.ts'
import type { Inspect, InspectEvent } from '../widget/core/kernel/inspect.ts'

/** One line of the timeline: an event, its virtual time (ms since epoch) and the id of the newest call across a boundary at that time, or 0. */
export interface TimelineEntry {
  readonly id: number
  readonly at: number
  readonly event: InspectEvent
  readonly lastCall: number
}

export interface Timeline {
  list(): readonly TimelineEntry[]
  subscribe(listener: () => void): () => void
}

/** Collects the events that the widget reports to its observer. */
export function createTimeline({
  clock,
  calls,
}: {
  readonly clock: Pick<Simulator['clock'], 'now'>
  readonly calls: Pick<Simulator['calls'], 'list'>
}): Timeline & {
  readonly inspect: Inspect
  /** Adds an event reported at that time, virtual ms since epoch. */
  readonly add: (event: InspectEvent, at: number) => void
} {
  let entries: readonly TimelineEntry[] = []
  const listeners = new Set<() => void>()
  function add(event: InspectEvent, at: number) {
    const lastCall = calls.list().findLast(({ startedAt }) => startedAt <= at)?.id ?? 0
    entries = [...entries, { id: entries.length + 1, at, event, lastCall }]
    for (const listener of listeners) listener()
  }
  return {
    list: () => entries,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    inspect: (event) => add(event, clock.now()),
    add,
  }
}
