import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { RunRow } from './runs.ts'
import type { SuitePlay } from './suitePlay.ts'
import { useWorkbench } from '../state/useWorkbench.ts'

/** Finds the plays of rows with their scenarios as they are now; those that are not in the list any more are left out. */
export type KnownScenarios = (rows: readonly RunRow[]) => readonly SuitePlay[]

/** Returns the `KnownScenarios` of the list. */
export function useKnownScenarios(): KnownScenarios {
  const { scenarios, list } = useWorkbench()
  const recorded = useStore(list.store, (state) => state.recorded)
  const listedAs = useStore(list.store, (state) => state.listedAs)
  return useMemo(() => {
    const all = [{ scenarios }, ...recorded].flatMap((group) => group.scenarios)
    // The first one with an id counts, and a map keeps the last one.
    const byId = new Map(all.toReversed().map((scenario) => [scenario.id, scenario]))
    return (rows) =>
      rows.flatMap(({ scenario: id, cell }) => {
        const scenario = byId.get(listedAs[id] ?? id)
        return scenario ? [{ scenario, ...(cell && { cell }) }] : []
      })
  }, [scenarios, recorded, listedAs])
}
