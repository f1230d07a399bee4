import { guardPlayer } from '../player/guardPlayer.ts'
import { createPlayHold, type PlayHold } from '../player/playHold.ts'
import type { PlayAudit } from '../player/playAudit.ts'
import { serverIsGone, type StagePlace } from '../../stage/stagePlace.ts'
import { playScenario } from '../player/playScenario.ts'
import { guardStage } from '../runs/guardStage.ts'
import { createKeptRuns } from '../runs/keptRuns.ts'
import { createRuns, type Outcome, type Runs } from '../runs/runs.ts'
import type { StageAddress } from '../../stage/stageUrl.ts'
import type { ScenarioResults } from '../state/scenarioResults.ts'
import type { WorkbenchParts } from '../state/workbench.ts'

type BaseParts = Omit<WorkbenchParts, 'runs' | 'playTo'>

/**
 * Adds runs of several scenarios to a workbench. They use its one stage, so everything else that needs the stage asks first.
 * @param base its parts before that
 * @param audit of the plays of the player
 */
export function addRuns(
  base: BaseParts,
  audit: PlayAudit,
  target: Window,
  { isServerThere }: Pick<StagePlace, 'isServerThere'>,
): WorkbenchParts {
  const { player, stage, addressBar, recorder, settings, results, realTime: clock } = base
  let isFirst = true
  /** A person took the focus from the stage during the play. */
  let isDisturbed = false
  const hold: PlayHold = createPlayHold(player, () => runs.store.getState().asked !== undefined)
  const runs: Runs = createRuns({
    clock,
    kept: createKeptRuns(target.localStorage),
    async play(scenario, signal) {
      hold.begin(scenario.steps.length)
      for (;;) {
        isDisturbed = false
        const outcome = await playScenario(scenario, signal, {
          player,
          stage,
          clock,
          address: openAddress,
          audit: settings.store.getState().checksRuns ? audit : undefined,
        })
        if (outcome.result === 'failed' && !(await isServerThere())) {
          return { result: 'stopped', message: serverIsGone }
        }
        noteViolation(results, scenario.id, outcome)
        // A page without the focus cannot show what has it: the failure may be that of the person.
        if (outcome.result !== 'failed' || !isDisturbed || signal.aborted) return outcome
      }
    },
    stopPlay: player.stop,
    holdPlay() {
      isDisturbed = true
      hold.hold()
    },
    resumePlay: hold.resume,
    hasManualSteps: () => recorder.store.getState().steps.some(({ by }) => by === 'manual'),
    onStart() {
      isFirst = true
      unfold('dock')
      settings.change({ dockTab: 'runs' })
    },
  })

  /** One entry of the history for a run: Back leads to the stage before it. */
  function openAddress(address: StageAddress) {
    if (isFirst) addressBar.go(address)
    else addressBar.replace(address)
    isFirst = false
  }

  function unfold(panel: 'dock' | 'player') {
    const { collapsed } = settings.store.getState()
    settings.change({ collapsed: { ...collapsed, [panel]: false } })
  }

  function playTo(scenario: string, step: number) {
    unfold('player')
    const { status, results } = player.store.getState()
    const isThere = addressBar.current.scenario === scenario && results.length === step
    recorder.lookAt(undefined)
    if (isThere && status === 'failed') return
    addressBar.go({ scenario })
    player.stop()
    player.runTo(step, 'hold')
  }

  const { whenFree } = runs
  return {
    ...base,
    runs,
    player: guardPlayer(player, runs),
    go: (address) => whenFree(() => base.go(address)),
    choose: (scenario) => whenFree(() => base.choose(scenario)),
    play: (scenario) => whenFree(() => base.play(scenario)),
    playTo: (scenario, step) => whenFree(() => playTo(scenario, step)),
    continueFrom: (count) => whenFree(() => base.continueFrom(count)),
    async open(text) {
      if (runs.store.getState().active === undefined) return base.open(text)
      return 'A run is under way. Stop it first.'
    },
    start() {
      // Before the stage of the other address is raised.
      const unfollow = addressBar.follow(() =>
        runs.stop('The run was stopped, because another address was opened.'),
      )
      const unguard = guardStage({
        runs,
        stage,
        recorder,
        page: target,
        onDisturb: () => (isDisturbed = true),
      })
      const unfollowHold = hold.follow()
      const end = base.start()
      return () => {
        runs.stop('The workbench was left during the run.')
        unfollow()
        unguard()
        unfollowHold()
        end()
      }
    },
  }
}

/** The player knows nothing of a violation: all its steps have passed. */
function noteViolation(results: ScenarioResults, scenario: string, { result, step }: Outcome) {
  const last = results.store.getState()[scenario]
  if (result !== 'failed' || last?.state !== 'done') return
  results.record(scenario, { ...last, state: 'failed', ...(step ? { step: step.number } : {}) })
}
