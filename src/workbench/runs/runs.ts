import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Clock } from '../../backends/port/clock.ts'
import type { Cell } from '../../stage/matrix/cell.ts'
import { whySkipped } from '../../stage/matrix/recordingIn.ts'
import { messageOf } from '../boundary/messageOf.ts'
import type { KeptRuns } from './keptRuns.ts'
import { createRunBook } from './runBook.ts'
import { rowKey, type SuitePlay } from './suitePlay.ts'
import { resultOf, tallyOf } from './tallyOf.ts'
import type { DeviceProfile } from '../../backends/mock/browser/deviceProfile.ts'
import type { PageSnapshot } from '../snapshot/pageSnapshot.ts'

/** One scenario of a suite's run. */
export interface RunRow {
  /** Id of the scenario. */
  readonly scenario: string
  readonly title: string
  /** The cell of a matrix in which it is played; absent for the scenario as it is. */
  readonly cell?: Cell
  /** `stopped`: the run ended while it was played. `waiting`: not played, or not yet. `skipped`: it does not apply to its cell, as the message says. */
  readonly result: 'waiting' | 'running' | 'passed' | 'failed' | 'stopped' | 'skipped'
  /** The step that failed: its number from 1, and its words. Absent if the world could not be started. */
  readonly step?: { readonly number: number; readonly text: string }
  readonly message?: string
  /** Virtual ms from the start of the world to the end of the play. */
  readonly virtualMs?: number
  /** Real ms, with the start of the world. */
  readonly realMs?: number
}

/** A run of a suite: several scenarios that were played one after the other, each in a fresh world. */
export interface SuiteRun {
  readonly id: string
  /** When it began, real ms since 1970. */
  readonly at: number
  readonly rows: readonly RunRow[]
}

/** The page at a step that failed. */
export interface RunPicture {
  readonly page: PageSnapshot
  readonly device: DeviceProfile['name']
}

/** The end of one scenario of a suite's run. */
export interface Outcome extends Omit<RunRow, 'scenario' | 'title' | 'cell'> {
  readonly result: 'passed' | 'failed' | 'stopped'
  readonly picture?: RunPicture
}

export interface RunsState {
  /** Newest first; those of this browser, also after a reload. */
  readonly runs: readonly SuiteRun[]
  /** Id of the run under way. */
  readonly active: string | undefined
  /** Id of the run in the table. The newest one if there is none with this id. */
  readonly shown: string | undefined
  /** Ids of the ticked scenarios; `undefined` while nothing can be ticked. */
  readonly ticked: readonly string[] | undefined
  /** An action that a person asked for during the run: it waits for their answer. */
  readonly asked: (() => void) | undefined
  /** The newest end of a run in words, for screen readers. */
  readonly said: string
  /** Why stored runs are missing. */
  readonly problem: string | undefined
  /** Manual steps were kept as a recording when the run began. */
  readonly isHandKept: boolean
}

/** The runs of suites, and the scenarios that are ticked for the next run. */
export interface Runs {
  readonly store: StoreApi<RunsState>
  /** Plays scenarios one after the other, each once in each cell. Does nothing during a run, or without plays. */
  start(plays: readonly SuitePlay[]): void
  /**
   * Ends the run under way. Its results stay.
   * @param why message of the row that is played
   */
  stop(why?: string): void
  /** Does something that needs the stage. During a run, a person is asked first. */
  whenFree(action: () => void): void
  /** Answers the question: the run ends and the action follows, or the run goes on. */
  answer(stops: boolean): void
  show(id: string): void
  forget(id: string): void
  /** Sets what is ticked; `undefined` ends ticking. */
  tick(scenarios: readonly string[] | undefined): void
  /**
   * Until the page is left, and only of the newest failures.
   * @param row its `rowKey`
   */
  pictureOf(run: string, row: string): RunPicture | undefined
}

export interface RunsOptions {
  /** Real time. */
  readonly clock: Clock
  readonly kept: KeptRuns
  /** Plays a scenario in a fresh world. After an abort, its outcome is dropped. */
  readonly play: (play: SuitePlay, signal: AbortSignal) => Promise<Outcome>
  /** Ends the play under way. */
  readonly stopPlay: () => void
  /** Whether the stage has manual steps, which the recorder keeps when the stage is left. */
  readonly hasManualSteps: () => boolean
  /** Holds the play under way after its step, and goes on with it. */
  readonly holdPlay: () => void
  readonly resumePlay: () => void
  /** Called when a run begins. */
  readonly onStart: () => void
}

const byHand = 'The run was stopped.'

/** Creates the store of the runs. Those that this browser keeps are in it from the start. */
export function createRuns(options: RunsOptions): Runs {
  const { clock, kept, play } = options
  const { runs, problem } = kept.read()
  const store = createStore<RunsState>(() => ({
    runs,
    problem,
    active: undefined,
    shown: undefined,
    ticked: undefined,
    asked: undefined,
    said: '',
    isHandKept: false,
  }))
  const book = createRunBook(store, kept)
  let round = new AbortController()

  const isActive = () => store.getState().active !== undefined

  async function playAll(id: string, plays: readonly SuitePlay[], signal: AbortSignal) {
    for (const each of plays) {
      const key = keyOf(each)
      const because = each.cell && whySkipped(each.scenario, each.cell)
      if (because !== undefined) {
        book.set(id, key, { result: 'skipped', message: because })
        continue
      }
      book.set(id, key, { result: 'running' })
      const outcome = await play(each, signal).catch((error: unknown): Outcome => ({
        result: 'failed',
        message: messageOf(error),
      }))
      if (signal.aborted) return
      const { picture, ...row } = outcome
      if (picture) book.keepPicture(id, key, picture)
      book.set(id, key, row)
      if (row.result === 'stopped') return end('Run stopped')
      await answered(store)
      if (signal.aborted) return
    }
    end('Run ended')
  }

  function end(how: string) {
    const rows = book.run(store.getState().active)?.rows ?? []
    store.setState({ active: undefined, said: `${how}: ${resultOf(tallyOf(rows))}.` })
  }

  function stop(why = byHand) {
    const { active } = store.getState()
    if (active === undefined) return
    round.abort()
    options.stopPlay()
    book.stopRow(active, why)
    store.setState({ asked: undefined })
    end('Run stopped')
  }

  return {
    store,
    stop,
    start(wanted) {
      const plays = [...new Map(wanted.map((each) => [keyOf(each), each])).values()]
      if (isActive() || plays.length === 0) return
      const id = book.begin(plays, clock.now())
      store.setState({
        active: id,
        shown: id,
        said: `Run started: ${plays.length} to play.`,
        problem: undefined,
        isHandKept: options.hasManualSteps(),
      })
      round = new AbortController()
      options.onStart()
      void playAll(id, plays, round.signal)
    },
    whenFree(action) {
      if (!isActive()) return action()
      store.setState({ asked: action })
      // The play would take the focus away from the question.
      options.holdPlay()
    },
    answer(stops) {
      const { asked } = store.getState()
      store.setState({ asked: undefined })
      if (!asked) return
      if (!stops) return options.resumePlay()
      stop()
      asked()
    },
    show: (id) => store.setState({ shown: id }),
    forget(id) {
      if (store.getState().active !== id) book.forget(id)
    },
    tick: (ticked) => store.setState({ ticked }),
    pictureOf: book.pictureOf,
  }
}

const keyOf = ({ scenario, cell }: SuitePlay) =>
  rowKey({ scenario: scenario.id, ...(cell && { cell }) })

/** Resolves when no question is open: the next play would take the focus from it. */
function answered(store: StoreApi<RunsState>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (store.getState().asked) return
      stop()
      resolve()
    }
    const stop = store.subscribe(look)
    look()
  })
}
