import { useCallback } from 'react'
import { useStore } from 'zustand'
import { useWorkbench } from '../state/useWorkbench.ts'
import type { Ticked } from './TickBox.tsx'
import type { TreeRow } from './treeRows.ts'

/** The scenarios of a row that can be run. */
const idsOf = (row: TreeRow): readonly string[] =>
  (row.kind === 'group' ? row.scenarios : [row.hit.scenario])
    .filter(({ steps }) => steps.length > 0)
    .map(({ id }) => id)

/** The ticks of the tree. */
export function useTicks() {
  const { runs } = useWorkbench()
  const ticked = useStore(runs.store, (now) => now.ticked)
  /** Ticks a row, or takes its ticks away if it has all of them. */
  const toggle = useCallback(
    (row: TreeRow) => {
      const ids = idsOf(row)
      const before = runs.store.getState().ticked ?? []
      const others = before.filter((id) => !ids.includes(id))
      const isWhole = ids.every((id) => before.includes(id))
      runs.tick(isWhole ? others : [...others, ...ids])
    },
    [runs],
  )
  return {
    isTicking: ticked !== undefined,
    ticksOf(row: TreeRow): Ticked {
      const ids = idsOf(row)
      if (!ticked || ids.length === 0) return undefined
      const count = ids.filter((id) => ticked.includes(id)).length
      return count > 0 && count < ids.length ? 'mixed' : count > 0
    },
    toggle,
  }
}
