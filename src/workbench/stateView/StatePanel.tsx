import { useMemo, useState } from 'react'
import { Segmented } from '../parts/Segmented.tsx'
import type { StageApi } from '../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { AnalyticsView } from './AnalyticsView.tsx'
import { DataView } from './DataView.tsx'
import { StorageView } from './StorageView.tsx'
import './state.css'

const views = [
  { value: 'widget', title: 'Widget', needsWidget: true },
  { value: 'world', title: 'World', needsWidget: false },
  { value: 'storage', title: 'Storage', needsWidget: false },
  { value: 'analytics', title: 'Analytics', needsWidget: true },
  {
    value: 'outside',
    title: 'Opened',
    hint: 'Pages opened and texts copied',
    needsWidget: false,
  },
] as const

/** The complete state as plain data, the storage of the page and the payloads of the analytics. */
export function StatePanel({ stage }: { stage: StageApi }) {
  const {
    simulator: { world },
    timeline,
  } = stage
  const [foyer] = stage.widgets
  const shown = views.filter(({ needsWidget }) => foyer !== undefined || !needsWidget)
  const [view, setView] = useState<(typeof views)[number]['value']>(foyer ? 'widget' : 'world')
  const foyerSource = useMemo(
    () => foyer && { subscribe: (listener: () => void) => foyer.subscribe(listener) },
    [foyer],
  )
  useThrottledSource(foyerSource, 100)
  useThrottledSource(world, 250)
  useThrottledSource(timeline, 250)

  return (
    <div className="wb-stack wb-state-views">
      <Segmented label="State of" value={view} choices={shown} onChange={setView} />
      {view === 'storage' ? (
        <StorageView stage={stage} />
      ) : view === 'analytics' ? (
        <AnalyticsView stage={stage} />
      ) : (
        <DataView key={view} stage={stage} view={view} />
      )}
    </div>
  )
}
