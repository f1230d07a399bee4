import type { TimelineEntry } from '../../stage/timeline.ts'
import { describeEvent } from './describeEvent.ts'

/** One line of the timeline: an event, or several equal ones in a row. */
export interface TimelineGroup {
  readonly first: TimelineEntry
  readonly last: TimelineEntry
  readonly count: number
  readonly text: string
}

/** Joins equal neighbours, such as 15 typed letters. */
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
