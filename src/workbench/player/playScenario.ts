import type { Clock } from '../../backends/port/clock.ts'
import type { Scenario } from '../../scenarios/index.ts'
import { takeSnapshot } from '../snapshot/pageSnapshot.ts'
import type { StageAddress } from '../stage/stageUrl.ts'
import type { Player } from '../state/player.ts'
import type { Outcome, RunPicture } from '../state/runs.ts'
import type { StageLink } from '../state/stageLink.ts'
import { describeStep } from './describe/describeStep.ts'

export interface ScenarioPlayOptions {
  readonly player: Player
  readonly stage: StageLink
  /** Real time. */
  readonly clock: Clock
  /** Names the scenario in the address, which the player reads. */
  readonly address: (address: StageAddress) => void
}

/** Plays one whole scenario in a fresh world: without waits between steps, and past breakpoints. */
export async function playScenario(
  scenario: Scenario,
  signal: AbortSignal,
  { player, stage, clock, address }: ScenarioPlayOptions,
): Promise<Outcome> {
  const from = clock.now()
  player.stop()
  address({ scenario: scenario.id })
  player.runTo(scenario.steps.length, 'hold')
  await untilEnd(player, signal)
  if (signal.aborted) return { result: 'stopped' }
  const outcome = { ...outcomeOf(scenario, player, stage), realMs: clock.now() - from }
  // The player gives the focus back before the next stage is loaded.
  await clock.sleep('workbench.run', 0, signal)
  return outcome
}

/** Resolves when the play has ended, or with the signal. */
function untilEnd({ store }: Player, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const isPlayed = ['raising', 'playing', 'held'].includes(store.getState().status)
      if (isPlayed && !signal.aborted) return
      stop()
      resolve()
    }
    const stop = store.subscribe(look)
    signal.addEventListener('abort', look, { once: true })
    look()
  })
}

function outcomeOf(scenario: Scenario, player: Player, stage: StageLink): Outcome {
  const { status, results } = player.store.getState()
  const { api, problem } = stage.store.getState()
  if (!api) {
    return { result: 'failed', message: problem ?? 'The world could not be started.' }
  }
  const { clock, world } = api.simulator
  const virtualMs = clock.now() - world.get().startedAt
  if (status === 'done') return { result: 'passed', virtualMs }
  const at = results.findIndex(({ state }) => state === 'failed')
  const step = scenario.steps[at]
  const picture = pictureOf(scenario, stage)
  return {
    result: 'failed',
    virtualMs,
    message: results[at]?.error ?? 'The play ended before its last step.',
    ...(step ? { step: { number: at + 1, text: describeStep(step).text } } : {}),
    ...(picture ? { picture } : {}),
  }
}

function pictureOf({ device = 'desktop' }: Scenario, stage: StageLink): RunPicture | undefined {
  const page = stage.frame()?.contentDocument
  try {
    return page ? { page: takeSnapshot(page), device } : undefined
  } catch {
    // A broken page still has a result.
    return undefined
  }
}
