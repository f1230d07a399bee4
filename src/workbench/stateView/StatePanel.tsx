import { useMemo, useState } from 'react'
import { Segmented } from '../parts/Segmented.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { AnalyticsView } from './AnalyticsView.tsx'
import { StorageView } from './StorageView.tsx'
import './state.css'
import { JsonTree } from '../parts/json/JsonTree.tsx'

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
      <Segmented label="State to show" value={view} choices={shown} onChange={setView} />
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

interface DataViewProps {
  readonly stage: StageApi
  readonly view: 'widget' | 'world' | 'outside'
}

/** The state of the widget, the state of the world, or the addresses and texts that the page has opened and copied. */
function DataView({ stage, view }: DataViewProps) {
  const { world, opened, clipboard } = stage.simulator
  if (view === 'world') return <JsonTree label="World" value={world.get()} open={1} />
  if (view === 'widget') return <JsonTree label="Widget" value={widgetState(stage)} open={3} />
  const outside = { opened: opened(), clipboard: clipboard.read() }
  return <JsonTree label="Opened and copied" value={outside} open={3} />
}

function widgetState({ widgets: [foyer], timeline, scenario }: StageApi) {
  const at = timeline.list().findLast(({ event }) => event.type === 'view')?.event
  return { ...foyer?.getState(), view: at?.type === 'view' ? at : null, scenario: scenario.id }
}
