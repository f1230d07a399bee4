import type { Clock } from '../../backends/port/clock.ts'
import type { Scenario } from '../../scenarios/index.ts'
import type { AuditedFinding } from '../../stage/accessibility/accessibilityAudit.ts'
import { describeFinding } from '../../stage/accessibility/describeFinding.ts'
import { takeSnapshot } from '../snapshot/pageSnapshot.ts'
import type { Cell } from '../../stage/matrix/cell.ts'
import { recordingIn } from '../../stage/matrix/recordingIn.ts'
import { cellAddress } from '../state/cellAddress.ts'
import type { StageAddress } from '../../stage/stageUrl.ts'
import type { Player, PlayerState } from './player.ts'
import type { Outcome, RunPicture } from '../runs/runs.ts'
import type { StageLink } from '../state/stageLink.ts'
import { describeStep } from '../../run/words/describeStep.ts'
import type { PlayAudit } from './playAudit.ts'

export interface ScenarioPlayOptions {
  /** The cell of a matrix in which it is played. */
  readonly cell?: Cell | undefined
  readonly player: Player
  readonly stage: StageLink
  /** Real time. */
  readonly clock: Clock
  /** Names the scenario in the address, which the player reads. */
  readonly address: (address: StageAddress) => void
  /** Checks the accessibility of the play: a violation fails it. */
  readonly audit?: PlayAudit | undefined
}

/** Plays one whole scenario in a fresh world: without waits between steps, and past breakpoints. */
export async function playScenario(
  scenario: Scenario,
  signal: AbortSignal,
  { cell, player, stage, clock, address, audit }: ScenarioPlayOptions,
): Promise<Outcome> {
  const from = clock.now()
  player.stop()
  address(cellAddress(scenario.id, cell))
  audit?.begin(scenario)
  player.runTo(scenario.steps.length, 'hold')
  await untilEnd(player, signal)
  const violations = audit?.end() ?? []
  if (signal.aborted) return { result: 'stopped' }
  const outcome = {
    ...outcomeOf(cell ? recordingIn(scenario, cell) : scenario, player, stage, violations),
    realMs: clock.now() - from,
  }
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

function outcomeOf(
  scenario: Scenario,
  player: Player,
  stage: StageLink,
  violations: readonly AuditedFinding[],
): Outcome {
  const { status, results } = player.store.getState()
  const { api, problem } = stage.store.getState()
  if (!api) {
    return { result: 'failed', message: problem ?? 'The world could not be started.' }
  }
  const { clock, world } = api.simulator
  const virtualMs = clock.now() - world.get().startedAt
  const failure = status === 'done' ? violationIn(violations) : failureIn(results)
  if (!failure) return { result: 'passed', virtualMs }
  const { at, message } = failure
  const step = scenario.steps[at]
  const picture = pictureOf(scenario, stage)
  return {
    result: 'failed',
    virtualMs,
    message,
    ...(step ? { step: { number: at + 1, text: describeStep(step).text } } : {}),
    ...(picture ? { picture } : {}),
  }
}

/** Index of the step, and why it failed. */
interface StepFailure {
  readonly at: number
  readonly message: string
}

function violationIn(violations: readonly AuditedFinding[]): StepFailure | undefined {
  const [first] = violations
  return first && { at: first.step, message: violations.map(describeFinding).join('\n') }
}

function failureIn(results: PlayerState['results']): StepFailure {
  const at = results.findIndex(({ state }) => state === 'failed')
  return { at, message: results[at]?.error ?? 'The play ended before its last step.' }
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
