import type { TimelineEntry } from '../../stage/timeline.ts'

/** An analytics event of the widget. */
export interface AnalyticsRecord {
  readonly id: number
  /** Virtual ms since epoch. */
  readonly at: number
  readonly event: string
  readonly properties?: unknown
  /** Whether the host had turned analytics on. */
  readonly sent: boolean
}

/** The analytics events of a timeline, the newest first. */
export function analyticsOf(entries: readonly TimelineEntry[]): readonly AnalyticsRecord[] {
  return entries
    .flatMap(({ id, at, event }) =>
      event.type === 'analytics' ? [{ id, at, ...event.event, sent: event.sent }] : [],
    )
    .toReversed()
}
