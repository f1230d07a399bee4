import type { StoreApi } from 'zustand/vanilla'
import type { SuiteRun, RunPicture, RunRow, RunsState } from './runs.ts'
import { mostRuns, type KeptRuns } from './keptRuns.ts'
import { rowKey, type SuitePlay } from './suitePlay.ts'

/** A picture is the text of a whole page. */
const mostPictures = 40

/** The runs of the store, which are kept in the browser with each change. */
export interface RunBook {
  run(id: string | undefined): SuiteRun | undefined
  /** Adds a run of these plays and returns its id. */
  begin(plays: readonly SuitePlay[], at: number): string
  /** @param key the `rowKey` of a row */
  set(id: string, key: string, part: Partial<RunRow>): void
  /** Marks the row that is being played as stopped, with this message. */
  stopRow(id: string, message: string): void
  forget(id: string): void
  keepPicture(id: string, key: string, picture: RunPicture): void
  pictureOf(id: string, key: string): RunPicture | undefined
}

/** Creates the book of the runs in a store. */
export function createRunBook(store: StoreApi<RunsState>, kept: KeptRuns): RunBook {
  const pictures = new Map<string, RunPicture>()
  const runs = () => store.getState().runs
  const find = (id: string | undefined) => runs().find((run) => run.id === id)

  function changeRows(id: string, change: (row: RunRow) => RunRow) {
    const before = find(id)
    if (!before) return
    const run = { ...before, rows: before.rows.map(change) }
    store.setState({ runs: runs().map((each) => (each.id === id ? run : each)) })
    kept.save(run)
  }

  return {
    run: find,
    begin(plays, at) {
      let id = String(at)
      while (find(id)) id += '+'
      const rows = plays.map(({ scenario, cell }): RunRow => ({
        scenario: scenario.id,
        title: scenario.title,
        ...(cell && { cell }),
        result: 'waiting',
      }))
      store.setState({ runs: [{ id, at, rows }, ...runs()].slice(0, mostRuns) })
      return id
    },
    set: (id, key, part) =>
      changeRows(id, (row) => (rowKey(row) === key ? { ...row, ...part } : row)),
    stopRow: (id, message) =>
      changeRows(id, (row) =>
        row.result === 'running' ? { ...row, result: 'stopped', message } : row,
      ),
    forget(id) {
      kept.remove(id)
      store.setState({ runs: runs().filter((run) => run.id !== id) })
    },
    keepPicture(id, key, picture) {
      pictures.set(`${id} ${key}`, picture)
      const [oldest] = pictures.keys()
      if (pictures.size > mostPictures && oldest !== undefined) pictures.delete(oldest)
    },
    pictureOf: (id, key) => pictures.get(`${id} ${key}`),
  }
}
