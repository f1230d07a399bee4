import type { Clock } from '../../backends/port/clock.ts'
import type { Inspect, InspectEvent } from '../../widget/core/kernel/inspect.ts'

/** One line of the timeline: an event and its virtual time (ms since epoch). */
export interface TimelineEntry {
  readonly id: number
  readonly at: number
  readonly event: InspectEvent
}

export interface Timeline {
  list(): readonly TimelineEntry[]
  subscribe(listener: () => void): () => void
}

/** Collects the events that the widget reports to its observer. */
export function createTimeline(clock: Pick<Clock, 'now'>): Timeline & {
  readonly inspect: Inspect
  /** Adds an event reported at that time, virtual ms since epoch. */
  readonly add: (event: InspectEvent, at: number) => void
} {
  let entries: readonly TimelineEntry[] = []
  const listeners = new Set<() => void>()
  function add(event: InspectEvent, at: number) {
    entries = [...entries, { id: entries.length + 1, at, event }]
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
