import { useState } from 'react'
import { useStore } from 'zustand'
import { formatOffset } from '../../run/format/formatOffset.ts'
import { JsonTree } from '../parts/json/JsonTree.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { useWorkbench } from '../state/useWorkbench.ts'
import { ChangesView } from './ChangesView.tsx'
import { sliderId } from './Scrubber.tsx'
import { momentName } from './momentName.ts'
import './lookBack.css'

const views = [
  { value: 'page', title: 'Page' },
  { value: 'data', title: 'Data', hint: 'State, timers, calls, mail, opened pages and storage' },
  { value: 'changes', title: 'Changes', hint: 'The data that differs from another moment' },
] as const

/** Names the moment that is looked at, shows its data, and leads on from it or back to the present. */
export function LookBackBar() {
  const { recorder, continueFrom } = useWorkbench()
  const { steps, lookedAt } = useStore(recorder.store)
  const [view, setView] = useState<(typeof views)[number]['value']>('page')
  if (lookedAt === undefined) return null
  const moment = recorder.momentAfter(lookedAt)

  function leave() {
    recorder.lookAt(undefined)
    document.getElementById(sliderId)?.focus()
  }

  return (
    <section
      className="wb-past-bar"
      aria-label="Look back"
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) leave()
      }}
    >
      {moment && view === 'data' ? (
        <div className="wb-past-data">
          <JsonTree label="Data at this moment" value={moment.facts} open={1} />
        </div>
      ) : null}
      {moment && view === 'changes' ? (
        <div className="wb-past-data">
          <ChangesView count={lookedAt} moment={moment} />
        </div>
      ) : null}
      <div className="wb-row wb-wrap">
        <span className="wb-past-name" role="status">
          {momentName(lookedAt, steps.length)}
          {moment ? (
            <span className="wb-mono wb-muted"> {formatOffset(moment.at)}</span>
          ) : (
            <span className="wb-muted"> No picture was kept of this moment.</span>
          )}
        </span>
        <Segmented label="Show" value={view} choices={views} onChange={setView} />
        <button type="button" className="wb-button" onClick={() => continueFrom(lookedAt)}>
          Continue from here
        </button>
        <button type="button" className="wb-button wb-primary" onClick={leave}>
          Back to now
        </button>
      </div>
    </section>
  )
}
