import { useMemo, useState, type KeyboardEvent } from 'react'
import { Empty } from '../parts/Empty.tsx'
import { formatOffset } from '../../run/format/formatOffset.ts'
import { SearchField } from '../parts/SearchField.tsx'
import { moveRow } from '../parts/moveRow.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { callsOfEvents } from './callsOfEvents.ts'
import { kindOf, type EventKind } from './eventKinds.ts'
import { groupEntries, type TimelineGroup, searchGroups } from './groupEntries.ts'
import { KindFilter } from './KindFilter.tsx'
import { TimelineRow } from './TimelineRow.tsx'
import { useFollowedEnd } from './useFollowedEnd.ts'
import './timeline.css'
import { IconButton } from '../parts/IconButton.tsx'
import { JsonTree } from '../parts/json/JsonTree.tsx'

const maxRows = 400

/** The events that the widget reported to its observer, in order, with virtual time. */
export function TimelinePanel({ stage }: { stage: StageApi }) {
  const { timeline, simulator } = stage
  const [hidden, setHidden] = useState<readonly EventKind[]>([])
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<number>()
  useThrottledSource(timeline, 100)
  useThrottledSource(simulator.calls, 250)
  const all = timeline.list()
  const calls = simulator.calls.list()
  const { startedAt } = simulator.world.get()
  const events = useMemo(() => all.map(({ event }) => event), [all])
  const callOf = useMemo(() => namedCallsOf(all, calls), [all, calls])
  const listed = useMemo(
    () => groupEntries(all.filter(({ event }) => !hidden.includes(kindOf(event)))),
    [all, hidden],
  )
  const groups = useMemo(() => searchGroups(listed, query), [listed, query])
  const { ref, held, onScroll, onWheel, follow, release } = useFollowedEnd(
    all.at(-1)?.id ?? 0,
    groups,
  )
  // The lines that are being read stay in place while new ones arrive.
  const until =
    held === undefined ? groups.length : groups.filter(({ first }) => first.id <= held).length
  const shown = groups.slice(Math.max(0, until - maxRows), until)
  const fresh = groups.length - until
  const detail = groups.find(({ first }) => first.id === chosen)
  const formatTime = (at: number) => formatOffset(at - startedAt)

  /** The newest events are searched too, whatever the list was held at. */
  function search(words: string) {
    setQuery(words)
    release()
  }

  /** From the search to the oldest or the newest line that it found. */
  function enterRows(event: KeyboardEvent) {
    const to = { ArrowDown: 0, ArrowUp: -1 }[event.key]
    const rows = [...(ref.current?.querySelectorAll<HTMLElement>('.wb-log-row') ?? [])]
    const row = to === undefined ? undefined : rows.at(to)
    if (!row) return
    event.preventDefault()
    row.focus()
  }

  return (
    <div className="wb-log wb-timeline" data-detail={detail !== undefined}>
      <div className="wb-row wb-log-filter">
        <span className="wb-muted wb-mono" role="status">
          {query.trim() === '' ? '' : `${groups.length} of ${listed.length}`}
        </span>
        <SearchField
          label="Search the timeline"
          placeholder="Search"
          value={query}
          onChange={search}
          onKeyDown={enterRows}
        />
        <KindFilter events={events} hidden={hidden} onChange={setHidden} />
      </div>
      <div className="wb-log-place">
        {fresh > 0 ? (
          <button type="button" className="wb-button wb-small wb-log-new" onClick={follow}>
            {fresh} new ↓
          </button>
        ) : null}
        <div
          className="wb-scroll wb-log-rows"
          role="group"
          aria-label="Events"
          ref={ref}
          onScroll={onScroll}
          onWheel={onWheel}
          onKeyDown={moveRow}
        >
          {all.length === 0 ? (
            <Empty title="Nothing happened yet">
              Open the modal. Its events appear here as they happen.
            </Empty>
          ) : null}
          {all.length > 0 && groups.length === 0 ? (
            <Empty title="No event fits">
              {query.trim() === '' ? 'Every kind is hidden.' : 'No event has all of these words.'}
              {hidden.length > 0 && listed.length > 0 ? ' Some kinds are hidden.' : ''}
            </Empty>
          ) : null}
          {shown.map((group) => {
            const { id, at } = group.first
            const call = callOf.get(id)
            return (
              <TimelineRow
                key={id}
                group={group}
                time={formatTime(at)}
                isChosen={id === chosen}
                onChoose={() => setChosen(id === chosen ? undefined : id)}
                call={call}
              />
            )
          })}
        </div>
      </div>
      {detail ? (
        <EventDetail group={detail} formatTime={formatTime} onClose={() => setChosen(undefined)} />
      ) : null}
    </div>
  )
}

interface EventDetailProps {
  readonly group: TimelineGroup
  readonly formatTime: (at: number) => string
  readonly onClose: () => void
}

/** One event with its data. */
function EventDetail({ group, formatTime, onClose }: EventDetailProps) {
  const { first, last, count } = group
  return (
    <aside className="wb-column wb-scroll wb-log-detail" aria-label="Event">
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

/** The call that each event belongs to, with its name. */
function namedCallsOf(...[entries, calls]: Parameters<typeof callsOfEvents>) {
  const names = new Map(calls.map(({ id, name }) => [id, name]))
  const found = [...callsOfEvents(entries, calls)]
  return new Map(found.map(([event, id]) => [event, { id, name: names.get(id) ?? '' }]))
}
