import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Scenario, ScenarioGroup } from '../../scenarios/index.ts'
import { indexScenarios, type IndexedScenario } from './searchIndex.ts'
import { searchScenarios } from './searchScenarios.ts'
import type { ListedOnce } from '../../run/file/listedOnce.ts'

export interface ScenarioHit {
  readonly scenario: Scenario
  /** Indexes of the found letters in the title. */
  readonly inTitle: readonly number[]
  /** Index of the step that contains a searched word, if title, id and tags do not. */
  readonly inStep?: number
}

export interface SearchResult {
  readonly hits: readonly ScenarioHit[]
  /** No scenario has every word and tag: these have the most of them. */
  readonly isNearest: boolean
}

interface ScenarioListState extends SearchResult {
  readonly query: string
  /** All of them must be there. */
  readonly tags: readonly string[]
  /** The recordings of the project, and those of this browser. */
  readonly recorded: readonly ScenarioGroup[]
  /** Id of the project's scenario that is listed in the place of a recording, by id of the recording. */
  readonly listedAs: ListedOnce['listedAs']
}

/** The list of scenarios as it is searched and filtered at present. */
export interface ScenarioList {
  readonly store: StoreApi<ScenarioListState>
  /** Reads the texts of all steps, which takes a moment, so that the first key of a search does not wait for it. */
  prepare(): void
  /** Recordings are listed and searched like scenarios. */
  setRecorded(recorded: Pick<ScenarioListState, 'recorded' | 'listedAs'>): void
  search(query: string): void
  filter(tags: readonly string[]): void
  /** Id of the one that follows (1) or precedes (-1) this one in the list; the first or last one when it is not listed. */
  neighbour(id: string, by: 1 | -1): string | undefined
}

/**
 * Creates the list of scenarios.
 * @param fixed scenarios that are listed before the recordings
 */
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
