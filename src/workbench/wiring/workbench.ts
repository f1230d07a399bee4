import { createSystemClock } from '../../backends/real/index.ts'
import { scenarios } from '../../scenarios/index.ts'
import { createScenarioList } from '../picker/scenarioList.ts'
import { createPlayer } from '../player/player.ts'
import { freePlay } from '../stage/freePlay.ts'
import type { StagePlace } from '../stage/stagePlace.ts'
import type { StageAddress } from '../stage/stageUrl.ts'
import { createAddressBar } from '../state/addressBar.ts'
import { createFocusKeeper } from '../state/focusKeeper.ts'
import { createScenarioResults } from '../state/scenarioResults.ts'
import { createSettings } from '../state/settings.ts'
import { createStageLink } from '../state/stageLink.ts'
import type { WorkbenchParts } from '../state/workbench.ts'

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
