import type { StoreApi } from 'zustand/vanilla'
import type { Clock } from '../../backends/port/clock.ts'
import { playStep, type StagePort, type Step } from '../../scenarios/index.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import type { PlayerState, StepResult } from './player.ts'
import type { ScenarioResult } from '../state/scenarioResults.ts'
import type { Secrets } from '../../run/file/secrets.ts'
import type { StageLink } from '../state/stageLink.ts'
import { describeStep } from '../../run/words/describeStep.ts'
import { failedResult } from './failure/failedResult.ts'
import { createPageDriver } from './pageDriver.ts'

export interface StepPlayerOptions {
  readonly store: StoreApi<PlayerState>
  readonly stage: StageLink
  /** Real time. */
  readonly clock: Clock
  /** Resolves with a secret of the step once a person has given it. */
  readonly secret: Secrets['get']
  /** Looks at the stage after a step is done; the play goes on after it. */
  readonly afterStep: (step: number) => Promise<void>
  readonly onEnd: (scenario: string, result: ScenarioResult) => void
}

/** Plays the steps of the stage's scenario one by one, and writes their results to the store. */
export interface StepPlayer {
  /** Forgets the time that earlier steps took. */
  begin(): void
  /** Plays the step after the last result. After a failure the state is `failed` and time is paused. */
  playNext(signal: AbortSignal): Promise<void>
  /** Whether every step has a result. */
  isFinished(): boolean
}

/** Creates the part of the player that plays single steps. */
export function createStepPlayer({
  store,
  stage,
  clock,
  secret,
  afterStep,
  onEnd,
}: StepPlayerOptions): StepPlayer {
  /** Real ms that the steps of this play took. */
  let spent = 0

  /** The stage. Throws if it is not ready. */
  const current = () => {
    const { api } = stage.store.getState()
    if (!api) throw new Error('Failed to play: the stage is not ready.')
    return api
  }
  const isFinished = () => store.getState().results.length >= current().scenario.steps.length

  function end(state: ScenarioResult['state'], failed?: number) {
    onEnd(current().scenario.id, {
      state,
      ms: spent,
      at: clock.now(),
      ...(failed === undefined ? {} : { step: failed }),
    })
  }

  /** Plays a step. If the page leads to another one meanwhile, the step had not found what it waits for, and is played there. */
  async function playOn(step: Step, signal: AbortSignal): Promise<void> {
    for (;;) {
      await ready(stage, signal)
      const page = current()
      const left = new AbortController()
      const played = (async () => {
        await page.settle()
        const both = AbortSignal.any([signal, left.signal])
        await playStep(step, driver(stage, clock, current, both), port(current, both, secret))
      })()
      const isReload = 'do' in step && step.do === 'reload'
      const isPlayed = isReload ? await played.then(() => true) : await unlessLeft(page, played)
      if (isPlayed || signal.aborted) return
      left.abort()
    }
  }

  /** True once the step is played; false if the page is left before. */
  function unlessLeft(page: StageApi, played: Promise<void>): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const unfollow = stage.store.subscribe(({ api }) => api === page || end(() => resolve(false)))
      const end = (say: () => void) => {
        unfollow()
        say()
      }
      played.then(
        () => end(() => resolve(true)),
        (error: unknown) => end(() => reject(error as Error)),
      )
    })
  }

  return {
    isFinished,
    begin() {
      spent = 0
    },
    async playNext(signal) {
      const at = store.getState().results.length
      const step = current().scenario.steps[at]
      if (!step) return
      const settle = (result: StepResult) =>
        store.setState({ results: [...store.getState().results.slice(0, at), result] })
      settle({ state: 'running' })
      const from = clock.now()
      try {
        await playOn(step, signal)
        if (signal.aborted) return
        spent += clock.now() - from
        settle({ state: 'done' })
        await afterStep(at + 1)
        if (signal.aborted) return
        if (isFinished()) end('done')
      } catch (thrown) {
        if (signal.aborted) return
        spent += clock.now() - from
        settle(failedResult(stage, step, thrown))
        end('failed', at + 1)
        store.setState({ status: 'failed' })
        // The failed state stays on screen: a person may have resumed time.
        const { clock: virtual } = current().simulator
        if (virtual.state === 'running') virtual.pause()
      }
    },
  }
}

/** Resolves when the page of the stage can be played; also when it has failed. */
function ready(stage: StageLink, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (stage.store.getState().status === 'loading' && !signal.aborted) return
      unfollow()
      signal.removeEventListener('abort', look)
      resolve()
    }
    const unfollow = stage.store.subscribe(look)
    signal.addEventListener('abort', look)
    look()
  })
}

/** The current stage at each call, because a step may reload the page. */
function port(stage: () => StageApi, signal: AbortSignal, secret: Secrets['get']): StagePort {
  return {
    settle: () => stage().settle(),
    act: (step) => stage().act(step),
    meet: (expectation) => stage().meet(expectation, signal),
    describe: (expectation) => describeStep(expectation).text,
    newestCode: (email) => stage().newestCode(email),
    secret: (name) => secret(name, signal),
    prepareReload: (isNewTab) => stage().prepareReload(isNewTab),
  }
}

/** Performs clicks and keystrokes in the page of the stage. */
function driver(stage: StageLink, clock: Clock, current: () => StageApi, signal: AbortSignal) {
  return createPageDriver({
    clock,
    signal,
    waitFor: (look, until) => current().waitFor(look, until),
    reload: stage.reload,
    page() {
      const page = stage.frame()?.contentDocument
      if (!page) throw new Error('Failed to play: the stage is gone.')
      return page
    },
  })
}
