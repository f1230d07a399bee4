import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Clock } from '../../backends/port/clock.ts'
import type { Scenario } from '../../scenarios/index.ts'
import { messageOf } from '../boundary/messageOf.ts'
import type { Outcome, Runs, RunsState } from '../state/runs.ts'
import type { KeptRuns } from './keptRuns.ts'
import { createRunBook } from './runBook.ts'
import { resultOf, tallyOf } from './tallyOf.ts'

export interface RunsOptions {
  /** Real time. */
  readonly clock: Clock
  readonly kept: KeptRuns
  /** Plays a scenario in a fresh world. After an abort, its outcome is dropped. */
  readonly play: (scenario: Scenario, signal: AbortSignal) => Promise<Outcome>
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

/** See `Runs`. */
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

  async function playAll(id: string, scenarios: readonly Scenario[], signal: AbortSignal) {
    for (const scenario of scenarios) {
      book.set(id, scenario.id, { result: 'running' })
      const outcome = await play(scenario, signal).catch((error: unknown): Outcome => ({
        result: 'failed',
        message: messageOf(error),
      }))
      if (signal.aborted) return
      const { picture, ...row } = outcome
      if (picture) book.keepPicture(id, scenario.id, picture)
      book.set(id, scenario.id, row)
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
      const scenarios = [...new Map(wanted.map((each) => [each.id, each])).values()]
      if (isActive() || scenarios.length === 0) return
      const id = book.begin(scenarios, clock.now())
      store.setState({
        active: id,
        shown: id,
        said: `Run started: ${scenarios.length} to play.`,
        problem: undefined,
        isHandKept: options.hasManualSteps(),
      })
      round = new AbortController()
      options.onStart()
      void playAll(id, scenarios, round.signal)
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
