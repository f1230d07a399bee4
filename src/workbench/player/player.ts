import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Clock } from '../../backends/port/clock.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import type { StageAddress } from '../../stage/stageUrl.ts'
import type { ScenarioResult } from '../state/scenarioResults.ts'
import type { Secrets } from '../../run/file/secrets.ts'
import type { StageLink } from '../state/stageLink.ts'
import { lookAgain } from './failure/lookAgain.ts'
import { createStepPlayer } from './stepPlayer.ts'
import type { Clue } from '../../stage/page/closest/clueOf.ts'

export interface StepResult {
  readonly state: 'running' | 'done' | 'failed'
  readonly error?: string
  /** Elements of the page that explain the failure; the stage outlines them. */
  readonly clue?: Clue
}

export interface PlayerState {
  /** `idle`: manual use. `playing`: steps follow each other. `held`: between two steps, with the clock paused. */
  readonly status: 'idle' | 'raising' | 'playing' | 'held' | 'done' | 'failed'
  /** Results of the steps, by index. A step without one waits. */
  readonly results: readonly StepResult[]
  /** By scenario: numbers of steps, from 0, before which a play is held. */
  readonly breakpoints: Readonly<Record<string, readonly number[]>>
  /** Number of steps that the current play leads to without waits, in a world of its own; absent for any other play. */
  readonly goal?: number | undefined
}

/** `found`: the step would go on now. `missing`: its text says what it lacks now. `unknown`: only another try can tell. */
export type LookedAgain = 'found' | 'missing' | 'unknown'

export interface Player {
  readonly store: StoreApi<PlayerState>
  /** Continues from the held step, otherwise starts in a fresh world. Holds at breakpoints. */
  run(): void
  /** Plays one step; the first one in a fresh world. */
  step(): void
  /**
   * Plays to the given step without waits between steps: on from where the play is held, else from the start in a fresh world.
   * @param count number of steps to have played; 0 is a fresh world before the first step
   * @param then `hold`: the play is held there. `handOver`: it ends there, time flows, and a person continues by hand.
   */
  runTo(count: number, then: 'hold' | 'handOver'): void
  /** Plays again to the step before the last one. */
  stepBack(): void
  /** Plays the step that has failed again, on the page as it is, and holds after it. */
  tryAgain(): void
  /** Looks again whether the step that has failed finds what it needs, and updates its text. The step is not played. */
  lookAgain(): Promise<LookedAgain>
  /** Removes the outline on the stage. */
  hideClue(): void
  /** Holds before the next step. */
  pause(): void
  /** Starts a fresh world; nothing is played, time flows. */
  restart(): void
  /** Sets a breakpoint before a step (from 0) of the current scenario, or removes it. Lasts until the workbench is closed. */
  toggleBreakpoint(step: number): void
  /** Stops at the current step; the world stays and time flows again. */
  stop(): void
  /** At 1×. After a failure the clock is held until this. */
  letTimeFlow(): void
}

export interface PlayerOptions {
  readonly stage: StageLink
  readonly clock: Clock
  readonly address: () => StageAddress
  /** Real ms between two steps, so that a person can follow. */
  readonly pace: () => number
  /** Remembers the focused element, and keeps a person's keys from the stage; the returned function ends that. */
  readonly keepFocus: (staysOnPage: boolean) => () => void
  /** Resolves with a secret of a step once a person has given it. */
  readonly secret: Secrets['get']
  /** Looks at the stage after a step is done; the play goes on after it. */
  readonly afterStep: (step: number) => Promise<void>
  /** Called when a play has reached its end, or a step has failed. */
  readonly onEnd: (scenario: string, result: ScenarioResult) => void
}

/** Plays the scenario of the stage step by step, like CI, but with input events that the page itself creates. */
export function createPlayer(options: PlayerOptions): Player {
  const { stage, clock, address, pace } = options
  const store = createStore<PlayerState>(() => ({ status: 'idle', results: [], breakpoints: {} }))
  const steps = createStepPlayer({ ...options, store })
  let round = new AbortController()
  let busy = false
  /** The end of the current play: the last step, or a number of steps. */
  let until: 'end' | number = 'end'
  let handOver = false
  const focus = createFocusHold(options.keepFocus)

  /** Ends the current play. */
  function fresh(): AbortSignal {
    round.abort()
    busy = false
    store.setState({ goal: undefined })
    focus.end()
    round = new AbortController()
    return round.signal
  }

  const status = () => store.getState().status
  const played = () => store.getState().results.length
  const doneSteps = () => store.getState().results.filter(({ state }) => state === 'done')
  const letTimeFlow = () => stage.store.getState().api?.simulator.clock.resume(1)
  function stopTime() {
    const clock = stage.store.getState().api?.simulator.clock
    if (clock?.state === 'running') clock.pause()
  }
  const scenario = () => address().scenario ?? ''
  const breakpoints = () => store.getState().breakpoints[scenario()] ?? []

  async function loadStage(paused: boolean, signal: AbortSignal): Promise<StageApi | undefined> {
    try {
      return await stage.load({ ...address(), paused })
    } catch (error) {
      // The stage itself shows why it could not be started.
      if (!signal.aborted) store.setState({ status: 'idle', results: [] })
      if (error instanceof Error) return undefined
      throw error
    }
  }

  async function play(signal: AbortSignal) {
    const heldAt = status() === 'held' ? played() : undefined
    if (heldAt === undefined) {
      store.setState({ status: 'raising', results: [], goal: until === 'end' ? undefined : until })
      steps.begin()
      if (!(await loadStage(true, signal)) || signal.aborted) return
    }
    // The steps of a scenario move time themselves; a person may have let it flow meanwhile.
    else stopTime()
    store.setState({ status: 'playing' })
    while (typeof until !== 'number' || played() < until) {
      // A play goes on from the breakpoint that it is held at.
      if (until === 'end' && played() !== heldAt && breakpoints().includes(played())) break
      await steps.playNext(signal)
      if (signal.aborted || status() === 'failed') return
      if (steps.isFinished()) {
        store.setState({ status: 'done' })
        return letTimeFlow()
      }
      if (until === 'end' && pace() > 0) await clock.sleep('workbench.pace', pace(), signal)
      if (status() !== 'playing') break
    }
    const isReached = typeof until === 'number' && played() >= until
    if (handOver && isReached) {
      store.setState({ status: 'idle' })
      letTimeFlow()
    } else store.setState({ status: 'held' })
  }

  /** Number of steps that the current play leads to; those that are played, if it has no such end or is paused. */
  function goal(): number {
    return busy && typeof until === 'number' && status() !== 'held' ? until : played()
  }

  /** Plays one step more. A step under way is finished first: during a play to the last step, it is that one step. */
  function step() {
    const isOnWay = busy && (until === 'end' || status() === 'held')
    const canGoOn = busy || status() === 'held'
    start(isOnWay ? Math.max(1, played()) : canGoOn ? goal() + 1 : 1)
  }

  function start(wanted: 'end' | number, then: 'hold' | 'handOver' = 'hold') {
    until = wanted
    handOver = then === 'handOver'
    // The step under way is finished first, whether or not it was to be the last one.
    if (busy && status() === 'held') store.setState({ status: 'playing' })
    if (wanted === 'end') store.setState({ goal: undefined })
    if (busy) return
    const signal = fresh()
    busy = true
    focus.begin(status() === 'held')
    play(signal)
      .catch((error: unknown) => {
        if (signal.aborted) return
        store.setState({ status: 'idle', results: [] })
        throw error
      })
      .finally(() => {
        if (signal.aborted) return
        busy = false
        store.setState({ goal: undefined })
        focus.end()
      })
  }

  function runTo(count: number, then: 'hold' | 'handOver') {
    const { status: now, results } = store.getState()
    if (now !== 'held' || results.length > count) {
      fresh()
      store.setState({ status: 'idle', results: [] })
    }
    start(count, then)
  }

  function stop() {
    fresh()
    if (status() === 'idle') return
    store.setState({
      status: 'idle',
      results: store.getState().results.filter(({ state }) => state !== 'running'),
    })
    letTimeFlow()
  }

  return {
    store,
    run: () => start('end'),
    step,
    runTo,
    stepBack: () => runTo(Math.max(0, goal() - 1), 'hold'),
    tryAgain() {
      if (status() !== 'failed') return
      store.setState({ status: 'held', results: doneSteps() })
      step()
    },
    lookAgain: () => lookAgain({ store, stage }, round.signal),
    hideClue: () => store.setState(withoutClue),
    pause() {
      if (status() === 'playing') store.setState({ status: 'held' })
    },
    restart() {
      const signal = fresh()
      store.setState({ status: 'idle', results: [] })
      void loadStage(false, signal)
    },
    stop,
    toggleBreakpoint: (step) => store.setState((before) => toggled(before, scenario(), step)),
    letTimeFlow,
  }
}

const withoutClue = ({ results }: PlayerState) => ({
  results: results.map(({ clue: _, ...rest }) => rest),
})

/** With a breakpoint before a step of a scenario, or without it. */
function toggled({ breakpoints: all }: PlayerState, scenario: string, step: number) {
  const before = all[scenario] ?? []
  const others = before.filter((each) => each !== step)
  const steps = others.length < before.length ? others : [...others, step]
  return { breakpoints: { ...all, [scenario]: steps } }
}

/** Gives the focus back once after each play, also after one that was interrupted. */
function createFocusHold(keep: PlayerOptions['keepFocus']) {
  let giveBack = () => {}
  return {
    begin(staysOnPage: boolean) {
      giveBack = keep(staysOnPage)
    },
    end() {
      giveBack()
      giveBack = () => {}
    },
  }
}
