import { JsonTree } from '../parts/json/JsonTree.tsx'
import type { StageApi } from '../stage/stageApi.ts'

interface DataViewProps {
  readonly stage: StageApi
  readonly view: 'widget' | 'world' | 'outside'
}

/** The state of the widget, of the world, or of what the page has opened and copied. */
export function DataView({ stage, view }: DataViewProps) {
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
