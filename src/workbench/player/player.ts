import { createStore } from 'zustand/vanilla'
import type { Clock } from '../../backends/port/clock.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import type { StageAddress } from '../../stage/stageUrl.ts'
import type { Player, PlayerState } from '../state/player.ts'
import type { ScenarioResult } from '../state/scenarioResults.ts'
import type { Secrets } from '../../run/file/secrets.ts'
import type { StageLink } from '../state/stageLink.ts'
import { lookAgain } from './failure/lookAgain.ts'
import { createStepPlayer } from './stepPlayer.ts'

export interface PlayerOptions {
  readonly stage: StageLink
  readonly clock: Clock
  readonly address: () => StageAddress
  /** Real ms between two steps, so that a person can follow. */
  readonly pace: () => number
  /** Remembers the focused element, and keeps a person's keys from the stage; the returned function ends that. See `FocusKeeper`. */
  readonly keepFocus: (goesOn: boolean) => () => void
  /** See `Secrets`. */
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
    begin(goesOn: boolean) {
      giveBack = keep(goesOn)
    },
    end() {
      giveBack()
      giveBack = () => {}
    },
  }
}
