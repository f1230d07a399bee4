import { findScenarioProblems, type Scenario } from '../../scenarios/index.ts'
import { readJson, writeJson } from '../state/storedJson.ts'

/** Recordings of stages that were left, newest first. */
export interface KeptRecordings {
  list(): readonly Scenario[]
  add(recording: Scenario): void
}

const key = 'foyer.workbench.recordings.v1'
const most = 5

/** Keeps the newest recordings in the browser, so that neither a reload nor another scenario loses one. */
export function createKeptRecordings(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): KeptRecordings {
  return {
    list: () => read(storage),
    add: (recording) => writeJson(storage, key, [recording, ...read(storage)].slice(0, most)),
  }
}

function read(storage: Pick<Storage, 'getItem'>): readonly Scenario[] {
  const kept = readJson(storage, key)
  return Array.isArray(kept) ? kept.filter(isRecording) : []
}

/** An older version may have stored steps that do not exist any more. */
function isRecording(value: unknown): value is Scenario {
  if (typeof value !== 'object' || value === null) return false
  const { id, title, steps } = value as Partial<Scenario>
  if (typeof id !== 'string' || typeof title !== 'string' || !Array.isArray(steps)) return false
  return findScenarioProblems({ ...(value as Scenario), steps }).length === 0
}
