import { createStore } from 'zustand/vanilla'
import type { Scenario } from '../../scenarios/index.ts'
import type { ScenarioList, ScenarioListState } from '../state/scenarioList.ts'
import { indexScenarios, type IndexedScenario } from './searchIndex.ts'
import { searchScenarios } from './searchScenarios.ts'

/** See `ScenarioList`. */
export function createScenarioList(fixed: readonly Scenario[]): ScenarioList {
  let recordings: readonly Scenario[] = []
  let everything = hitsOf(fixed)
  /** Each is made when it is first needed: reading the texts of all steps takes a moment. */
  let index: readonly IndexedScenario[] | undefined
  let indexOfRecordings: readonly IndexedScenario[] | undefined
  const store = createStore<ScenarioListState>(() => ({
    query: '',
    tags: [],
    hits: everything,
    isNearest: false,
    recorded: [],
    listedAs: {},
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
    index ??= indexScenarios(fixed)
    indexOfRecordings ??= indexScenarios(recordings)
    return [...index, ...indexOfRecordings]
  }

  return {
    store,
    setRecorded({ recorded, listedAs }) {
      recordings = recorded.flatMap(({ scenarios }) => scenarios)
      store.setState({ recorded, listedAs })
      everything = hitsOf([...fixed, ...recordings])
      indexOfRecordings = undefined
      const { query, tags } = store.getState()
      update(query, tags)
    },
    prepare: () => void indexed(),
    search: (query) => update(query, store.getState().tags),
    filter: (tags) => update(store.getState().query, tags),
    neighbour(id, by) {
      const { hits, listedAs } = store.getState()
      const ids = hits.map(({ scenario }) => scenario.id)
      const at = ids.indexOf(listedAs[id] ?? id)
      if (at < 0) return by === 1 ? ids[0] : ids.at(-1)
      return ids[at + by]
    },
  }
}

const hitsOf = (scenarios: readonly Scenario[]) =>
  scenarios.map((scenario) => ({ scenario, inTitle: [] }))
