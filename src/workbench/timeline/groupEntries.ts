import type { TimelineEntry } from '../stage/timeline.ts'
import { describeEvent } from './describeEvent.ts'

/** One line of the timeline: an event, or the same one several times without another in between. */
export interface TimelineGroup {
  readonly first: TimelineEntry
  readonly last: TimelineEntry
  readonly count: number
  readonly text: string
}

/** Joins neighbours that say the same, such as 15 typed letters. */
export function groupEntries(entries: readonly TimelineEntry[]): readonly TimelineGroup[] {
  const groups: TimelineGroup[] = []
  for (const entry of entries) {
    const text = describeEvent(entry.event)
    const before = groups.at(-1)
    if (before?.text === text && before.last.event.type === entry.event.type) {
      groups[groups.length - 1] = { ...before, last: entry, count: before.count + 1 }
    } else groups.push({ first: entry, last: entry, count: 1, text })
  }
  return groups
}
