import type { TimelineEntry } from '../../stage/timeline.ts'
import type { InspectEvent } from '../../widget/core/kernel/inspect.ts'
import { wordSearch } from '../../run/format/wordSearch.ts'

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

/** An event in the widget, in one line. */
export function describeEvent(event: InspectEvent): string {
  switch (event.type) {
    case 'modal':
      return event.open ? 'opened' : 'closed'
    case 'view':
      return event.history.length > 1 ? event.history.join(' › ') : event.view
    case 'flow':
      return `${event.flow}: ${event.from} › ${event.to}  on ${event.event}`
    case 'call':
      return `${event.port}.${event.method}`
    case 'callEnd':
      return `${event.port}.${event.method} ${event.errorCode === undefined ? 'done' : `failed: ${event.errorCode}`}`
    case 'analytics':
      return `${event.event.event}${event.sent ? '' : ' (not sent)'}`
    case 'toast':
      return `${event.variant}: ${event.message}`
    case 'session':
      return `${event.status}${event.address === undefined ? '' : ` ${event.address}`}`
    case 'note':
      return `${event.about}: ${event.code} ${event.message}`
  }
}

/** The lines that contain every word, in any order and case: in their kind, their text or the data of their event. */
export function searchGroups(
  groups: readonly TimelineGroup[],
  query: string,
): readonly TimelineGroup[] {
  if (query.trim() === '') return groups
  const isFound = wordSearch(query)
  return groups.filter(({ first: { event }, text }) => {
    const { type, ...details } = event
    return isFound(`${type} ${text} ${JSON.stringify(details)}`)
  })
}
