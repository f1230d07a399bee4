import { formatOffset } from '../../run/format/formatOffset.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Empty } from '../parts/Empty.tsx'
import { JsonTree } from '../parts/json/JsonTree.tsx'
import { copyText } from '../parts/json/copyText.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import type { TimelineEntry } from '../../stage/timeline.ts'

/** Limit of events: more slow the browser down. */
const maxEvents = 200

/** The analytics events of the widget with their payloads, the newest first. */
export function AnalyticsView({ stage: { timeline, simulator } }: { stage: StageApi }) {
  const events = analyticsOf(timeline.list())
  const { startedAt } = simulator.world.get()
  if (events.length === 0) {
    return <Empty title="No event yet">Open the modal. Its analytics events appear here.</Empty>
  }
  return (
    <div className="wb-stack">
      <div className="wb-row">
        <h3>
          Events <span className="wb-count">{events.length}</span>
        </h3>
        <span className="wb-end">
          <CopyButton label="Copy all events" text={() => copyText(events)} />
        </span>
      </div>
      {events.some(({ sent }) => !sent) ? (
        <p className="wb-hint">
          The widget reports every event to its observer. It sends them only if the host has turned
          analytics on.
        </p>
      ) : null}
      <ol className="wb-analytics" aria-label="Analytics events">
        {events.slice(0, maxEvents).map(({ id, at, event, properties, sent }) => (
          <li key={id}>
            <p>
              <code className="wb-muted">{formatOffset(at - startedAt)}</code>
              <code className="wb-grow">{event}</code>
              <span className={sent ? 'wb-tag wb-tag-good' : 'wb-tag'}>
                {sent ? 'sent' : 'not sent'}
              </span>
            </p>
            {properties === undefined ? (
              <p className="wb-hint">No properties</p>
            ) : (
              <JsonTree label={`Payload of ${event}`} value={properties} open={1} />
            )}
          </li>
        ))}
      </ol>
      {events.length > maxEvents ? <p className="wb-hint">The newest {maxEvents}.</p> : null}
    </div>
  )
}

/** An analytics event of the widget. */
interface AnalyticsRecord {
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
