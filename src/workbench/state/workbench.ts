import { createSystemClock } from '../../backends/real/index.ts'
import type { Clock } from '../../backends/port/clock.ts'
import { scenarios, type Scenario } from '../../scenarios/index.ts'
import { createScenarioList, type ScenarioList } from '../picker/scenarioList.ts'
import { createPlayer, type Player } from '../player/player.ts'
import { freePlay } from '../stage/freePlay.ts'
import type { StageAddress } from '../stage/stageUrl.ts'
import { createAddressBar, type AddressBar } from './addressBar.ts'
import { createScenarioResults, type ScenarioResults } from './scenarioResults.ts'
import { createSettings, type Settings } from './settings.ts'
import { createFocusKeeper } from './focusKeeper.ts'
import { createStageLink, type StageLink, type StagePlace } from './stageLink.ts'

export interface WorkbenchParts {
  readonly scenarios: readonly Scenario[]
  /** The scenarios and free play, as they are searched. */
  readonly list: ScenarioList
  readonly settings: Settings
  readonly results: ScenarioResults
  readonly addressBar: AddressBar
  readonly stage: StageLink
  readonly player: Player
  /** Real time: for what the eye sees, never for the world. */
  readonly realTime: Clock
  /** Goes to another stage: the address changes and a fresh world is created. */
  go(address: StageAddress): void
  /** Goes to a scenario of the list, or to free play. */
  choose(scenario: string): void
  /** Goes to a scenario and plays it from its start. */
  play(scenario: string): void
  /** Raises the first stage and follows back and forward; returns the way to stop. */
  start(): () => void
}

/** Builds everything behind the workbench's page, or behind the panels beside a host's page. */
export function createWorkbench(target: Window, place: StagePlace): WorkbenchParts {
  const realTime = createSystemClock()
  const settings = createSettings(target.localStorage, target.innerHeight)
  const results = createScenarioResults(target.localStorage)
  const addressBar = createAddressBar(target)
  const stage = createStageLink({ clock: realTime, place })
  const player = createPlayer({
    stage,
    clock: realTime,
    address: () => addressBar.current,
    pace: () => settings.store.getState().pace,
    keepFocus: createFocusKeeper(target.document, stage.frame).remember,
    onEnd: results.record,
  })

  function go(address: StageAddress) {
    addressBar.go(address)
    player.restart()
  }

  return {
    scenarios,
    list: createScenarioList([freePlay, ...scenarios]),
    settings,
    results,
    addressBar,
    stage,
    player,
    realTime,
    go,
    choose: (scenario) => go(scenario === freePlay.id ? {} : { scenario }),
    play(scenario) {
      if (addressBar.current.scenario !== scenario) addressBar.go({ scenario })
      player.stop()
      player.run()
    },
    start() {
      player.restart()
      const unfollow = addressBar.follow(() => player.restart())
      target.addEventListener('pagehide', place.leave)
      return () => {
        unfollow()
        player.stop()
        target.removeEventListener('pagehide', place.leave)
      }
    },
  }
}
