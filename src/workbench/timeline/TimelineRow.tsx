import { IconButton } from '../parts/IconButton.tsx'
import { kindOf } from './eventKinds.ts'
import type { TimelineGroup } from './groupEntries.ts'

interface TimelineRowProps {
  readonly group: TimelineGroup
  readonly time: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** Absent if the event has no call across a seam. */
  readonly onShowCall: (() => void) | undefined
  /** Of that call, as faults name it. */
  readonly callName: string | undefined
}

/** One line of the timeline, with a button that leads to its call. */
export function TimelineRow(props: TimelineRowProps) {
  const { group, time, isChosen, onChoose, onShowCall, callName } = props
  const { first, count, text } = group
  return (
    <div className="wb-log-line">
      <button
        type="button"
        className="wb-log-row wb-mono"
        data-kind={kindOf(first.event)}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        <span className="wb-muted">{time}</span>
        <span className="wb-event-kind">{first.event.type}</span>
        <span className="wb-log-what">
          {text}
          {callName === undefined || text.includes(callName) ? null : (
            <span className="wb-muted"> → {callName}</span>
          )}
          {count > 1 ? <span className="wb-log-times">×{count}</span> : null}
        </span>
      </button>
      {onShowCall ? (
        <IconButton icon="next" label={`Show in Calls: ${text}`} onClick={onShowCall} />
      ) : null}
    </div>
  )
}
