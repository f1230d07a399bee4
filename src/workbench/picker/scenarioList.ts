import { createStore } from 'zustand/vanilla'
import type { Scenario } from '../../scenarios/index.ts'
import type { ScenarioList, ScenarioListState } from '../state/scenarioList.ts'
import { indexScenarios, type IndexedScenario } from './searchIndex.ts'
import { searchScenarios } from './searchScenarios.ts'

/** See `ScenarioList`. */
export function createScenarioList(fixed: readonly Scenario[]): ScenarioList {
  let scenarios = fixed
  let index: readonly IndexedScenario[] | undefined
  let everything = hitsOf(scenarios)
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
    addRecordings(recordings) {
      scenarios = [...fixed, ...recordings]
      everything = hitsOf(scenarios)
      index = undefined
      const { query, tags } = store.getState()
      update(query, tags)
    },
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

const hitsOf = (scenarios: readonly Scenario[]) =>
  scenarios.map((scenario) => ({ scenario, inTitle: [] }))
