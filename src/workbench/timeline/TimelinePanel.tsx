import { useEffect, useRef, useState } from 'react'
import { Empty } from '../parts/Empty.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { formatOffset } from '../parts/formatOffset.ts'
import { JsonTree } from '../parts/JsonTree.tsx'
import { moveRow } from '../parts/moveRow.ts'
import type { StageApi } from '../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { describeEvent } from './describeEvent.ts'
import { eventKinds } from './eventKinds.ts'
import './timeline.css'

const most = 400

/** What the widget reported to its observer, in order, on virtual time. */
export function TimelinePanel({ stage }: { stage: StageApi }) {
  const { timeline, simulator } = stage
  const [hidden, setHidden] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState<number>()
  const rows = useRef<HTMLDivElement>(null)
  useThrottledSource(timeline, 100)
  const all = timeline.list()
  const { startedAt } = simulator.world.get()
  const kindOf = (type: string) =>
    eventKinds.find(({ types }) => types.some((one) => one === type))?.kind ?? type
  const found = all.filter(({ event }) => !hidden.includes(kindOf(event.type)))
  const shown = found.slice(-most)
  const detail = all.find(({ id }) => id === chosen)
  const newest = shown.at(-1)?.id

  useEffect(() => {
    const list = rows.current
    if (list) list.scrollTop = list.scrollHeight
  }, [newest])

  return (
    <div className="wb-log" data-detail={detail !== undefined}>
      <div className="wb-log-filter" role="group" aria-label="Kinds of events">
        {eventKinds.map(({ kind }) => {
          const count = all.filter(({ event }) => kindOf(event.type) === kind).length
          const off = hidden.includes(kind)
          return (
            <button
              key={kind}
              type="button"
              className="wb-chip wb-kind"
              data-kind={kind}
              aria-pressed={!off}
              onClick={() =>
                setHidden(off ? hidden.filter((one) => one !== kind) : [...hidden, kind])
              }
            >
              {kind} <span className="wb-mono">{count}</span>
            </button>
          )
        })}
      </div>
      <div className="wb-log-rows" role="group" aria-label="Events" ref={rows} onKeyDown={moveRow}>
        {all.length === 0 ? (
          <Empty title="Nothing happened yet">
            Open the modal: what it does is listed here, as it happens.
          </Empty>
        ) : null}
        {all.length > 0 && found.length === 0 ? <Empty title="Every kind is hidden" /> : null}
        {shown.map(({ id, at, event }) => (
          <button
            key={id}
            type="button"
            className="wb-log-row wb-mono"
            data-kind={kindOf(event.type)}
            aria-pressed={id === chosen}
            onClick={() => setChosen(id === chosen ? undefined : id)}
          >
            <span className="wb-muted">{formatOffset(at - startedAt)}</span>
            <span className="wb-event-kind">{event.type}</span>
            <span className="wb-log-what">{describeEvent(event)}</span>
          </button>
        ))}
      </div>
      {detail ? (
        <aside className="wb-log-detail" aria-label="Event">
          <header>
            <code>{detail.event.type}</code>
            <IconButton icon="close" label="Close" onClick={() => setChosen(undefined)} />
          </header>
          <JsonTree label="Event" value={detail.event} open={4} />
        </aside>
      ) : null}
    </div>
  )
}
