import { memo } from 'react'
import { Icon } from '../parts/Icon.tsx'
import type { ScenarioResult } from '../state/scenarioResults.ts'
import { TickBox, type Ticked } from './TickBox.tsx'
import type { ItemPlace } from './ScenarioItem.tsx'
import type { GroupRow } from './treeRows.ts'

interface GroupItemProps extends ItemPlace {
  readonly row: GroupRow
  readonly played: Readonly<Record<string, ScenarioResult>>
  /** True if the scenario on the stage is in the group. */
  readonly holdsChosen: boolean
  readonly ticked: Ticked
  readonly onTick: (row: GroupRow) => void
  readonly onToggle: (group: string) => void
}

/** A feature of the tree: its name, its number of scenarios, and how many of them passed and failed. */
export const GroupItem = memo(function GroupItem(props: GroupItemProps) {
  const { id, row, top, height, active, played, holdsChosen, ticked, onTick, onToggle } = props
  const states = row.scenarios.map((scenario) => played[scenario.id]?.state)
  const passed = states.filter((state) => state === 'done').length
  const failed = states.filter((state) => state === 'failed').length
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={1}
      aria-expanded={row.isOpen}
      aria-setsize={row.total}
      aria-posinset={row.place}
      aria-selected={false}
      aria-checked={ticked}
      data-active={active}
      data-holds-chosen={holdsChosen && !row.isOpen}
      className="wb-row wb-item wb-group"
      style={{ top, height }}
      onClick={() => onToggle(row.name)}
    >
      <Icon name="chevron" />
      <TickBox ticked={ticked} onTick={() => onTick(row)} />
      <span className="wb-clip wb-item-title">{row.name}</span>
      {failed > 0 ? (
        <span className="wb-group-count" data-state="failed">
          <span aria-hidden="true">✗</span> {failed}
          <span className="wb-unseen"> failed</span>
        </span>
      ) : null}
      {passed > 0 ? (
        <span className="wb-group-count" data-state="done">
          <span aria-hidden="true">✓</span> {passed}
          <span className="wb-unseen"> passed</span>
        </span>
      ) : null}
      <span className="wb-group-count wb-group-total">
        {row.scenarios.length}
        <span className="wb-unseen"> scenarios</span>
      </span>
    </div>
  )
})
