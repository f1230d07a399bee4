import type { StoreApi } from 'zustand/vanilla'
import type { Scenario, ScenarioGroup } from '../../scenarios/index.ts'
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

export interface ScenarioListState extends SearchResult {
  readonly query: string
  /** All of them must be there. */
  readonly tags: readonly string[]
  /** The recordings of the project, and those of this browser. */
  readonly recorded: readonly ScenarioGroup[]
  /** See `ListedOnce`. */
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
