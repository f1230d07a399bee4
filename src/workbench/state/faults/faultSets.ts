import type { StoreApi } from 'zustand/vanilla'
import type { FaultSet } from '../../../backends/mock/faults/faultTypes.ts'

/** A set of faults and where it comes from; `link`: it is in use here, and saved nowhere. */
export interface KnownFaultSet {
  readonly set: FaultSet
  readonly from: 'builtIn' | 'project' | 'browser' | 'link'
}

export interface FaultSetsState {
  readonly sets: readonly KnownFaultSet[]
  /** Folder of the project's sets; absent if the server keeps none. */
  readonly folder?: string
  /** Why files of the project cannot be used. */
  readonly problems: readonly string[]
}

/** The sets of faults that can be switched on. */
export interface FaultSets {
  readonly store: StoreApi<FaultSetsState>
  /** Reads those of the project. */
  load(): Promise<void>
  /** Lists a set that is in use and not known, until the page is left. */
  remember(set: FaultSet): void
  /**
   * Saves a set in the browser or the project. Why it is not saved.
   * @param before the set that is edited: it may be replaced or moved. A new set replaces none.
   */
  save(known: SavedFaultSet, before?: KnownFaultSet): Promise<string | undefined>
  /** Deletes a set. Why it is not deleted. */
  remove(known: KnownFaultSet): Promise<string | undefined>
}

/** A set where a person can save it. */
export interface SavedFaultSet extends KnownFaultSet {
  readonly from: 'project' | 'browser'
}
