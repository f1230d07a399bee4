import { IconButton } from '../parts/IconButton.tsx'
import { useWorkbench } from '../state/useWorkbench.ts'
import { kindOf } from './eventKinds.ts'
import type { TimelineGroup } from './groupEntries.ts'

interface TimelineRowProps {
  readonly group: TimelineGroup
  readonly time: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** The call across a boundary that belongs to the event, with the name that faults have for it. */
  readonly call: { readonly id: number; readonly name: string } | undefined
}

/** One line of the timeline, with a button that leads to its call. */
export function TimelineRow(props: TimelineRowProps) {
  const { group, time, isChosen, onChoose, call } = props
  const { shownCall } = useWorkbench()
  const { first, count, text } = group
  return (
    <div className="wb-log-line">
      <button
        type="button"
        className="wb-inset wb-log-row wb-mono"
        data-kind={kindOf(first.event)}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        <span className="wb-muted">{time}</span>
        <span className="wb-event-kind">{first.event.type}</span>
        <span className="wb-clip wb-log-what">
          {text}
          {call === undefined || text.includes(call.name) ? null : (
            <span className="wb-muted"> → {call.name}</span>
          )}
          {count > 1 ? <span className="wb-log-times">×{count}</span> : null}
        </span>
      </button>
      {call ? (
        <IconButton
          icon="next"
          label={`Show in Calls: ${text}`}
          onClick={() => shownCall.show(call.id)}
        />
      ) : null}
    </div>
  )
}
