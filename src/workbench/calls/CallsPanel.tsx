import { useEffect, useRef, useState } from 'react'
import type { CallRecord } from '../../backends/mock/calls/callLogTypes.ts'
import { Empty } from '../parts/Empty.tsx'
import { Icon } from '../parts/Icon.tsx'
import { formatOffset } from '../../run/format/formatOffset.ts'
import { formatDuration } from '../../run/format/formatDuration.ts'
import { SearchField } from '../parts/SearchField.tsx'
import { bringIntoList } from '../parts/bringIntoList.ts'
import { moveRow } from '../parts/moveRow.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { CallDetail } from './CallDetail.tsx'
import { filterCalls, statusOf, type CallFilter } from './filterCalls.ts'

const statuses: readonly (readonly [CallFilter['status'], string])[] = [
  ['all', 'every status'],
  ['open', 'under way'],
  ['parked', 'waiting'],
  ['done', 'done'],
  ['failed', 'failed'],
  ['cancelled', 'cancelled by the page'],
  ['faulted', 'changed by a fault'],
]
/** Limit of lines: more are not helpful, and slow the browser down. */
const maxRows = 300

/** Every call across a boundary, the newest first. */
export function CallsPanel({ stage }: { stage: StageApi }) {
  const { calls, world } = stage.simulator
  const [filter, setFilter] = useState<CallFilter>({ name: '', status: 'all' })
  const { shownCall } = useWorkbench()
  const [chosen, setChosen] = useState(shownCall.wanted)
  const rows = useRef<HTMLDivElement>(null)
  useThrottledSource(calls, 100)
  const all = calls.list()
  const found = filterCalls(all, filter)
  const place = found.findIndex(({ id }) => id === chosen)
  const from = place < maxRows ? 0 : place - Math.floor(maxRows / 2)
  const shown = found.slice(from, from + maxRows)
  const detail = all.find(({ id }) => id === chosen)
  const close = () => setChosen(undefined)

  useEffect(() => {
    if (shownCall.wanted() === undefined) return
    shownCall.done()
    const row = rows.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    row?.focus({ preventScroll: true })
    bringIntoList(row)
  }, [shownCall])

  return (
    <div className="wb-log" data-detail={detail !== undefined}>
      <div className="wb-row wb-log-filter">
        <SearchField
          label="Filter by name"
          placeholder="directory.* or part of a name"
          value={filter.name}
          onChange={(name) => setFilter({ ...filter, name })}
        />
        <select
          className="wb-input"
          aria-label="Filter by status"
          value={filter.status}
          onChange={(event) => {
            const wanted = statuses.find(([status]) => status === event.target.value)
            if (wanted) setFilter({ ...filter, status: wanted[0] })
          }}
        >
          {statuses.map(([status, words]) => (
            <option key={status} value={status}>
              {words}
            </option>
          ))}
        </select>
        <span className="wb-muted wb-mono">
          {found.length}
          {found.length === all.length ? '' : ` of ${all.length}`}
        </span>
        <button type="button" className="wb-link" onClick={() => calls.clear()}>
          Clear
        </button>
      </div>
      <div
        className="wb-scroll wb-log-rows"
        role="group"
        aria-label="Calls"
        ref={rows}
        onKeyDown={moveRow}
      >
        {from > 0 ? <p className="wb-hint">{from} newer calls. Filter to see them.</p> : null}
        {all.length === 0 ? (
          <Empty title="No calls yet">
            The widget makes no calls before its first use. Open the modal.
          </Empty>
        ) : null}
        {all.length > 0 && found.length === 0 ? <Empty title="No call matches the filter" /> : null}
        {shown.map((call) => (
          <button
            key={call.id}
            type="button"
            className="wb-inset wb-log-row wb-mono"
            data-status={statusOf(call)}
            aria-pressed={call.id === chosen}
            onClick={() => setChosen(call.id === chosen ? undefined : call.id)}
          >
            <span className="wb-muted">{formatOffset(call.startedAt - world.get().startedAt)}</span>
            <span className="wb-call-status">{statusOf(call)}</span>
            <span className="wb-clip wb-log-what">
              {call.name}
              {call.faultId === undefined ? null : (
                <span className="wb-fault-mark" title={`Changed by ${call.faultId}`}>
                  <Icon name="bolt" filled />
                  <span className="wb-unseen">changed by {call.faultId}</span>
                </span>
              )}
            </span>
            <span className="wb-muted wb-right">{took(call)}</span>
          </button>
        ))}
        {found.length > from + maxRows ? (
          <p className="wb-hint">
            {from === 0
              ? `The newest ${maxRows}.`
              : `${found.length - from - maxRows} older calls.`}{' '}
            Filter to see the others.
          </p>
        ) : null}
      </div>
      {detail ? <CallDetail key={detail.id} call={detail} stage={stage} onClose={close} /> : null}
    </div>
  )
}

/** Virtual time from call to response, if any passed. */
function took({ startedAt, endedAt = startedAt }: CallRecord): string {
  return endedAt === startedAt ? '' : formatDuration(endedAt - startedAt)
}
