import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { scenarioGroups } from '../../scenarios/allScenarios.ts'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { searchRows, treeRows } from './treeRows.ts'

const examples = scenarioGroups.map((group) => ({ ...group, name: `Example: ${group.name}` }))

/**
 * The rows of the picker: the found scenarios, or the groups as they were opened. The group of the chosen scenario opens by
 * itself.
 */
export function usePickerRows(chosen: string) {
  const { list, recorder, runs, settings } = useWorkbench()
  const { query, tags, hits, recorded } = useStore(list.store)
  // Beside a host's own page, Foyer's scenarios are examples: they are written for the page of the workbench.
  const isExample = recorder.records === 'asked'
  const groups = useMemo(
    () => [...recorded, ...(isExample ? examples : scenarioGroups)],
    [recorded, isExample],
  )
  const openGroups = useSetting('openGroups')
  const [closed, setClosed] = useState<readonly string[]>([])
  const isSearch = query.trim() !== ''
  const isFiltered = tags.length > 0

  const rows = useMemo(() => {
    if (isSearch) return searchRows(hits)
    // A filter shows what it has found; without one, groups are as they were left.
    return treeRows(hits, groups, (name) =>
      isFiltered ? !closed.includes(name) : openGroups.includes(name),
    )
  }, [hits, groups, isSearch, isFiltered, openGroups, closed])

  const chosenGroup = groups.find((group) => group.scenarios.some((one) => one.id === chosen))?.name
  useEffect(() => {
    // A run would open the group of each of its scenarios.
    if (runs.store.getState().active !== undefined) return
    const { openGroups: open } = settings.store.getState()
    if (chosenGroup !== undefined && !open.includes(chosenGroup)) {
      settings.change({ openGroups: [...open, chosenGroup] })
    }
  }, [settings, runs, chosen, chosenGroup])

  return {
    rows,
    /** Name of the group with the chosen scenario. */
    chosenGroup,
    /** Opens a closed group, and closes an open one. */
    flip(name: string) {
      const change = (names: readonly string[]) =>
        names.includes(name) ? names.filter((one) => one !== name) : [...names, name]
      if (isFiltered) setClosed(change(closed))
      else settings.change({ openGroups: change(openGroups) })
    },
  }
}
