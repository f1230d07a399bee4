import { createStore, type StoreApi } from 'zustand/vanilla'
import { readJson, writeJson } from '../../run/format/storedJson.ts'

/** How a scenario ended when it was played last. */
export interface ScenarioResult {
  readonly state: 'done' | 'failed'
  /** Real ms that its steps took. */
  readonly ms: number
  /** When it ended, real ms since 1970. */
  readonly at: number
  /** Number of the step that failed, from 1. */
  readonly step?: number
  /** The titles of the sets of faults that were on; absent if there were none. */
  readonly faults?: readonly string[]
}

/** The last result of every scenario that was played in this browser, by id of the scenario. */
export interface ScenarioResults {
  readonly store: StoreApi<Readonly<Record<string, ScenarioResult>>>
  record(scenario: string, result: ScenarioResult): void
}

const key = 'foyer.workbench.results.v1'

/** Kept in the browser, so that a reload does not lose them. */
export function createScenarioResults(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): ScenarioResults {
  const store = createStore<Readonly<Record<string, ScenarioResult>>>(() => read(storage))
  return {
    store,
    record(scenario, result) {
      // Another tab may have played meanwhile.
      store.setState({ ...read(storage), ...store.getState(), [scenario]: result }, true)
      writeJson(storage, key, store.getState())
    },
  }
}

function read(storage: Pick<Storage, 'getItem'>): Readonly<Record<string, ScenarioResult>> {
  const kept = readJson(storage, key)
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).flatMap(([id, result]: [string, unknown]) =>
      isResult(result) ? [[id, result]] : [],
    ),
  )
}

function isResult(value: unknown): value is ScenarioResult {
  return (
    typeof value === 'object' &&
    value !== null &&
    'state' in value &&
    (value.state === 'done' || value.state === 'failed') &&
    'ms' in value &&
    typeof value.ms === 'number' &&
    'at' in value &&
    typeof value.at === 'number' &&
    (!('faults' in value) ||
      (Array.isArray(value.faults) && value.faults.every((each) => typeof each === 'string')))
  )
}
