import { useStore } from 'zustand'
import type { Scenario } from '../../scenarios/index.ts'
import type { RunRow } from '../state/runs.ts'
import { useWorkbench } from '../state/useWorkbench.ts'

/** Returns a function that finds the scenarios of rows as they are now; those that are not in the list any more are left out. */
export function useKnownScenarios(): (rows: readonly RunRow[]) => readonly Scenario[] {
  const { scenarios, list } = useWorkbench()
  const { recorded, listedAs } = useStore(list.store)
  const known = [{ scenarios }, ...recorded].flatMap((group) => group.scenarios)
  return (rows) =>
    rows
      .map(({ scenario }) => listedAs[scenario] ?? scenario)
      .flatMap((wanted) => known.find(({ id }) => id === wanted) ?? [])
}
