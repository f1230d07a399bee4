import { useId } from 'react'
import type { InspectEvent } from '../../widget/core/kernel/inspect.ts'
import { eventKinds, kindOf, type EventKind } from './eventKinds.ts'

interface KindFilterProps {
  readonly events: readonly InspectEvent[]
  readonly hidden: readonly EventKind[]
  readonly onChange: (hidden: readonly EventKind[]) => void
}

/** Selects the listed kinds of events: a button that opens the list of kinds. */
export function KindFilter({ events, hidden, onChange }: KindFilterProps) {
  const id = useId()
  const counts = new Map<EventKind, number>()
  for (const event of events) {
    const kind = kindOf(event)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return (
    <>
      <button type="button" className="wb-button wb-small wb-kinds" popoverTarget={id}>
        {hidden.length === 0 ? 'All kinds' : `${eventKinds.length - hidden.length} kinds`}
      </button>
      <div
        id={id}
        popover="auto"
        className="wb-popover wb-kinds-list"
        role="group"
        aria-label="Kinds of events"
      >
        {eventKinds.map((kind) => (
          <label key={kind} data-kind={kind}>
            <input
              type="checkbox"
              checked={!hidden.includes(kind)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? hidden.filter((one) => one !== kind) : [...hidden, kind],
                )
              }
            />
            <span className="wb-event-kind">{kind}</span>
            <span className="wb-mono wb-muted">{counts.get(kind) ?? 0}</span>
          </label>
        ))}
        <div className="wb-row">
          <button type="button" className="wb-link" onClick={() => onChange([])}>
            All
          </button>
          <button type="button" className="wb-link" onClick={() => onChange(eventKinds)}>
            None
          </button>
        </div>
      </div>
    </>
  )
}
