import { IconButton } from '../parts/IconButton.tsx'
import { JsonTree } from '../parts/json/JsonTree.tsx'
import type { TimelineGroup } from './groupEntries.ts'

interface EventDetailProps {
  readonly group: TimelineGroup
  readonly formatTime: (at: number) => string
  readonly onClose: () => void
}

/** One event with its data. */
export function EventDetail({ group, formatTime, onClose }: EventDetailProps) {
  const { first, last, count } = group
  return (
    <aside className="wb-log-detail" aria-label="Event">
      <header>
        <code>{first.event.type}</code>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </header>
      {count > 1 ? (
        <p className="wb-hint">
          {count} times, from {formatTime(first.at)} to {formatTime(last.at)}
        </p>
      ) : null}
      <JsonTree key={first.id} label="Event" value={first.event} open={4} />
    </aside>
  )
}
