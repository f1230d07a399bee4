import { useMemo, useState } from 'react'
import { Empty } from '../parts/Empty.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { formatOffset } from '../format/formatOffset.ts'
import { JsonTree } from '../parts/json/JsonTree.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import { moveRow } from '../parts/moveRow.ts'
import type { StageApi } from '../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { kindOf, type EventKind } from './eventKinds.ts'
import { groupEntries } from './groupEntries.ts'
import { KindFilter } from './KindFilter.tsx'
import { useFollowedEnd } from './useFollowedEnd.ts'
import './timeline.css'

const most = 400

/** The events that the widget reported to its observer, in order, with virtual time. */
export function TimelinePanel({ stage }: { stage: StageApi }) {
  const { timeline, simulator } = stage
  const [hidden, setHidden] = useState<readonly EventKind[]>([])
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<number>()
  useThrottledSource(timeline, 100)
  const all = timeline.list()
  const { startedAt } = simulator.world.get()
  const events = useMemo(() => all.map(({ event }) => event), [all])
  const groups = useMemo(() => {
    const words = query.trim().toLowerCase()
    return groupEntries(all.filter(({ event }) => !hidden.includes(kindOf(event)))).filter(
      ({ text, first }) => `${first.event.type} ${text}`.toLowerCase().includes(words),
    )
  }, [all, hidden, query])
  const { ref, held, onScroll, onWheel, follow } = useFollowedEnd(all.at(-1)?.id ?? 0)
  // The lines that are being read stay in place while new ones arrive.
  const until =
    held === undefined ? groups.length : groups.filter(({ first }) => first.id <= held).length
  const shown = groups.slice(Math.max(0, until - most))
  const fresh = groups.length - until
  const detail = groups.find(({ first }) => first.id === chosen)
  const offset = (at: number) => formatOffset(at - startedAt)

  return (
    <div className="wb-log wb-timeline" data-detail={detail !== undefined}>
      <div className="wb-log-filter">
        <SearchField
          label="Search the timeline"
          placeholder="Search"
          value={query}
          onChange={setQuery}
        />
        <KindFilter events={events} hidden={hidden} onChange={setHidden} />
      </div>
      <div className="wb-log-place">
        <div
          className="wb-log-rows"
          role="group"
          aria-label="Events"
          ref={ref}
          onScroll={onScroll}
          onWheel={onWheel}
          onKeyDown={moveRow}
        >
          {all.length === 0 ? (
            <Empty title="Nothing happened yet">
              Open the modal: what it does is listed here, as it happens.
            </Empty>
          ) : null}
          {all.length > 0 && groups.length === 0 ? <Empty title="No event fits" /> : null}
          {shown.map(({ first, count, text }) => (
            <button
              key={first.id}
              type="button"
              className="wb-log-row wb-mono"
              data-kind={kindOf(first.event)}
              aria-pressed={first.id === chosen}
              onClick={() => setChosen(first.id === chosen ? undefined : first.id)}
            >
              <span className="wb-muted">{offset(first.at)}</span>
              <span className="wb-event-kind">{first.event.type}</span>
              <span className="wb-log-what">
                {text}
                {count > 1 ? <span className="wb-log-times">×{count}</span> : null}
              </span>
            </button>
          ))}
        </div>
        {fresh > 0 ? (
          <button type="button" className="wb-button wb-small wb-log-new" onClick={follow}>
            {fresh} new ↓
          </button>
        ) : null}
      </div>
      {detail ? (
        <aside className="wb-log-detail" aria-label="Event">
          <header>
            <code>{detail.first.event.type}</code>
            <IconButton icon="close" label="Close" onClick={() => setChosen(undefined)} />
          </header>
          {detail.count > 1 ? (
            <p className="wb-hint">
              {detail.count} times, from {offset(detail.first.at)} to {offset(detail.last.at)}
            </p>
          ) : null}
          <JsonTree label="Event" value={detail.first.event} open={4} />
        </aside>
      ) : null}
    </div>
  )
}
