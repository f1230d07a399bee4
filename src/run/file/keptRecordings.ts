import { isRecord } from '../../backends/port/isRecord.ts'
import { findScenarioProblems, type Scenario } from '../../scenarios/index.ts'
import { readJson, writeJson } from '../format/storedJson.ts'

/** The moment of another recording at which a recording begins. */
export interface Branch {
  /** Id of the other recording. */
  readonly of: string
  /** Number of its steps that both have. */
  readonly step: number
}

/** The recordings of this browser, newest first. Each is a scenario with an id of its own. */
export interface KeptRecordings {
  list(): readonly Scenario[]
  /** Returns the branches by the id of their recording. A recording is no branch if it began in a new world, or if its source was deleted. */
  branches(): Readonly<Record<string, Branch>>
  /** Adds a recording under a new id; the one that is kept. The oldest one goes when there are too many. */
  add(recording: Scenario, branch?: Branch): Scenario
  /** Replaces the recording with the same id. */
  update(recording: Scenario): void
  remove(id: string): void
}

const key = 'foyer.workbench.recordings.v2'
const branchesKey = 'foyer.workbench.branches.v1'
const prefix = 'recorded-'
const maxRecordings = 20

/** Keeps recordings in the browser, so that a reload, another scenario or a new world loses none. */
export function createKeptRecordings(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): KeptRecordings {
  const list = () => readKeptRecordings(storage)
  const write = (recordings: readonly Scenario[]) => writeJson(storage, key, recordings)
  const branches = () => readBranches(storage, list())
  return {
    list,
    branches,
    add(recording, branch) {
      const before = list()
      const numbers = before.map(({ id }) => Number(id.slice(prefix.length)))
      const added = { ...recording, id: `${prefix}${Math.max(0, ...numbers) + 1}` }
      write([added, ...before].slice(0, maxRecordings))
      if (branch) writeJson(storage, branchesKey, { ...branches(), [added.id]: branch })
      return added
    },
    update: (recording) =>
      write(list().map((each) => (each.id === recording.id ? recording : each))),
    remove: (id) => write(list().filter((each) => each.id !== id)),
  }
}

/** The branches between recordings that are still kept. */
function readBranches(
  storage: Pick<Storage, 'getItem'>,
  recordings: readonly Scenario[],
): Readonly<Record<string, Branch>> {
  const ids = new Set(recordings.map(({ id }) => id))
  const isBranch = (value: unknown): value is Branch =>
    isRecord(value) && ids.has(String(value.of)) && typeof value.step === 'number'
  const stored = readJson(storage, branchesKey)
  const all = Object.entries(isRecord(stored) ? stored : {})
  return Object.fromEntries(
    all.flatMap(([id, value]) => (ids.has(id) && isBranch(value) ? [[id, value]] : [])),
  )
}

/** The recordings of this browser that can be played, newest first. */
export function readKeptRecordings(storage: Pick<Storage, 'getItem'>): readonly Scenario[] {
  const kept = readJson(storage, key)
  return Array.isArray(kept) ? kept.filter(isRecording) : []
}

/**
 * An entry of the browser's storage in which one recording is kept, and the address of a stage that plays it: for a replay in
 * a fresh browser.
 */
export function keepInStorage(recording: Scenario): {
  readonly key: string
  readonly value: string
  readonly scenario: string
} {
  const scenario = `${prefix}1`
  return { key, value: JSON.stringify([{ ...recording, id: scenario }]), scenario }
}

/** Whether a scenario of the address is a recording of a browser. */
export const isKeptId = (id: string): boolean => /^recorded-\d+$/.test(id)

/** An older version may have stored steps that do not exist any more. */
function isRecording(value: unknown): value is Scenario {
  if (!isRecord(value)) return false
  const { id, title, steps } = value as Partial<Scenario>
  if (typeof id !== 'string' || !isKeptId(id)) return false
  if (typeof title !== 'string' || !Array.isArray(steps)) return false
  return findScenarioProblems({ ...value, steps }).length === 0
}
