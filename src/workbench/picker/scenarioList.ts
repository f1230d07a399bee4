import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Scenario } from '../../scenarios/index.ts'
import { indexScenarios, type IndexedScenario } from './searchIndex.ts'
import { searchScenarios, type SearchResult } from './searchScenarios.ts'

export interface ScenarioListState extends SearchResult {
  readonly query: string
  /** All of them must be there. */
  readonly tags: readonly string[]
}

/** The list of scenarios as it is searched and filtered at present. */
export interface ScenarioList {
  readonly store: StoreApi<ScenarioListState>
  /** Reads the texts of all steps, which takes a moment, so that the first key of a search does not wait for it. */
  prepare(): void
  search(query: string): void
  filter(tags: readonly string[]): void
  /** Id of the one that follows (1) or precedes (-1) this one in the list; the first or last one when it is not listed. */
  neighbour(id: string, by: 1 | -1): string | undefined
}

/** See `ScenarioList`. */
export function createScenarioList(scenarios: readonly Scenario[]): ScenarioList {
  let index: readonly IndexedScenario[] | undefined
  const everything = scenarios.map((scenario) => ({ scenario, inTitle: [] }))
  const store = createStore<ScenarioListState>(() => ({
    query: '',
    tags: [],
    hits: everything,
    isNearest: false,
  }))

  function update(query: string, tags: readonly string[]) {
    if (query.trim() === '') {
      const hits = everything.filter(({ scenario }) =>
        tags.every((tag) => scenario.tags.includes(tag)),
      )
      return store.setState({ query, tags, hits, isNearest: false })
    }
    store.setState({ query, tags, ...searchScenarios(indexed(), query, tags) })
  }

  function indexed() {
    index ??= indexScenarios(scenarios)
    return index
  }

  return {
    store,
    prepare: () => void indexed(),
    search: (query) => update(query, store.getState().tags),
    filter: (tags) => update(store.getState().query, tags),
    neighbour(id, by) {
      const ids = store.getState().hits.map(({ scenario }) => scenario.id)
      const at = ids.indexOf(id)
      if (at < 0) return by === 1 ? ids[0] : ids.at(-1)
      return ids[at + by]
    },
  }
}
