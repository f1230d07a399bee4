import { useMemo, useState } from 'react'
import { JsonTree } from '../parts/json/JsonTree.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import type { StageApi } from '../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'

const views = [
  { value: 'widget', title: 'Widget' },
  { value: 'world', title: 'World' },
  { value: 'outside', title: 'Opened and copied' },
] as const

/** The complete state as plain data. */
export function StatePanel({ stage }: { stage: StageApi }) {
  const { simulator, timeline, scenario } = stage
  const [foyer] = stage.widgets
  const shown = views.filter(({ value }) => foyer !== undefined || value !== 'widget')
  const { world, opened, clipboard } = simulator
  const [view, setView] = useState<(typeof views)[number]['value']>(foyer ? 'widget' : 'world')
  const foyerSource = useMemo(
    () => foyer && { subscribe: (listener: () => void) => foyer.subscribe(listener) },
    [foyer],
  )
  useThrottledSource(foyerSource, 100)
  useThrottledSource(world, 250)
  useThrottledSource(timeline, 250)

  const data = () => {
    if (view === 'world') return world.get()
    if (view === 'outside') return { opened: opened(), clipboard: clipboard.read() }
    const at = timeline.list().findLast(({ event }) => event.type === 'view')?.event
    return { ...foyer?.getState(), view: at?.type === 'view' ? at : null, scenario: scenario.id }
  }

  return (
    <div className="wb-stack">
      <Segmented label="State of" value={view} choices={shown} onChange={setView} />
      <JsonTree key={view} label={view} value={data()} open={view === 'world' ? 1 : 3} />
    </div>
  )
}
