import { isRecord } from '../../backends/port/isRecord.ts'
import { readJson, writeJson } from '../../run/format/storedJson.ts'
import type { Cell } from '../../stage/matrix/cell.ts'
import type { SuiteRun, RunRow } from './runs.ts'

/** The runs of this browser, newest first. */
export interface KeptRuns {
  /** Those that can be read, and why others are missing. */
  read(): { readonly runs: readonly SuiteRun[]; readonly problem?: string }
  /** Adds a run, or replaces the one with its id. The oldest ones go when there are too many. */
  save(run: SuiteRun): void
  remove(id: string): void
}

const key = 'foyer.workbench.runs.v1'
/** Number of runs that a browser keeps. */
export const mostRuns = 10
/** Characters of JSON of all runs: recordings need room in the same storage. */
const mostLength = 500_000
const mostMessage = 1_000

/** Keeps runs in the browser, so that a reload does not lose them. */
export function createKeptRuns(storage: Pick<Storage, 'getItem' | 'setItem'>): KeptRuns {
  // Another tab may have stored runs meanwhile, and may be in the middle of one.
  const stored = (): readonly SuiteRun[] => {
    const value = readJson(storage, key)
    return Array.isArray(value) ? value.filter(isRun) : []
  }

  function write(runs: readonly SuiteRun[]) {
    let kept = runs.slice(0, mostRuns)
    while (kept.length > 1 && JSON.stringify(kept).length > mostLength) kept = kept.slice(0, -1)
    writeJson(storage, key, kept)
  }

  return {
    read() {
      const value = readJson(storage, key)
      const runs = stored().map(ended)
      if (value === undefined && !hasText(storage)) return { runs }
      if (!Array.isArray(value)) {
        return { runs, problem: 'The earlier runs of this browser cannot be read.' }
      }
      const lost = value.length - runs.length
      if (lost === 0) return { runs }
      const which = lost === 1 ? 'An earlier run' : `${lost} earlier runs`
      return { runs, problem: `${which} of this browser cannot be read.` }
    },
    save(run) {
      const rows = run.rows.map(({ cell, message, ...row }) => ({
        ...row,
        // The faults of a set are known by its name.
        ...(cell && { cell: { name: cell.name, values: cell.values } }),
        ...(message !== undefined && { message: message.slice(0, mostMessage) }),
      }))
      const before = stored()
      const short = { ...run, rows }
      const isThere = before.some(({ id }) => id === run.id)
      write(
        isThere ? before.map((each) => (each.id === run.id ? short : each)) : [short, ...before],
      )
    },
    remove: (id) => write(stored().filter((each) => each.id !== id)),
  }
}

function hasText(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(key) !== null
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}

/** The page was left while a row was played. */
const ended = (run: SuiteRun): SuiteRun => ({
  ...run,
  rows: run.rows.map((row) =>
    row.result === 'running'
      ? { ...row, result: 'stopped', message: 'The page was left during the run.' }
      : row,
  ),
})

const results: readonly unknown[] = ['waiting', 'running', 'passed', 'failed', 'stopped', 'skipped']

const isTime = (value: unknown) => value === undefined || typeof value === 'number'

function isRow(value: unknown): value is RunRow {
  if (!isRecord(value)) return false
  const { scenario, title, cell, result, step, message, virtualMs, realMs } = value
  const isStep =
    step === undefined ||
    (isRecord(step) && typeof step.number === 'number' && typeof step.text === 'string')
  return (
    typeof scenario === 'string' &&
    typeof title === 'string' &&
    results.includes(result) &&
    (cell === undefined || isCell(cell)) &&
    isStep &&
    (message === undefined || typeof message === 'string') &&
    isTime(virtualMs) &&
    isTime(realMs)
  )
}

const isCell = (value: unknown): value is Cell =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  isRecord(value.values) &&
  Object.values(value.values).every((each) => typeof each === 'string')

const isRun = (value: unknown): value is SuiteRun =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.at === 'number' &&
  Array.isArray(value.rows) &&
  value.rows.every(isRow)
