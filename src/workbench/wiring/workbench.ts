import { createSystemClock } from '../../backends/real/index.ts'
import { scenarios } from '../../scenarios/index.ts'
import { messageOf } from '../boundary/messageOf.ts'
import { createScenarioList } from '../picker/scenarioList.ts'
import { createPlayer } from '../player/player.ts'
import { createKeptRecordings } from '../stage/keptRecordings.ts'
import { readRecording } from '../recorder/readRecording.ts'
import { textOfLink } from '../recorder/recordingLink.ts'
import { createRecorder } from '../recorder/recorder.ts'
import { freePlay } from '../stage/freePlay.ts'
import type { StagePlace } from '../stage/stagePlace.ts'
import type { StageAddress } from '../stage/stageUrl.ts'
import { createAddressBar } from '../state/addressBar.ts'
import { createFocusKeeper } from '../state/focusKeeper.ts'
import { createScenarioResults } from '../state/scenarioResults.ts'
import { createSettings } from '../state/settings.ts'
import { createShownCall } from '../state/shownCall.ts'
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

  const list = createScenarioList([freePlay, ...scenarios])
  const recorder = createRecorder({
    stage,
    player,
    kept: createKeptRecordings(target.localStorage),
    address: () => addressBar.current,
    isRecorded: place.isRecorded,
    browser: target.navigator.userAgent,
  })

  list.setRecordings(recorder.store.getState().kept)
  recorder.store.subscribe(({ kept }, before) => {
    if (kept !== before.kept) list.setRecordings(kept)
  })

  /** A fresh world for the scenario of the address. */
  const restartScenario = () => player.restart()

  function go(address: StageAddress) {
    addressBar.go(address)
    restartScenario()
  }

  function play(scenario: string) {
    if (addressBar.current.scenario !== scenario) addressBar.go({ scenario })
    player.stop()
    player.run()
  }

  async function open(text: string): Promise<string | undefined> {
    let linked: string | undefined
    try {
      linked = await textOfLink(text)
    } catch (error) {
      return messageOf(error)
    }
    const { recording, problem } = readRecording(linked ?? text)
    if (recording) play(recorder.add(recording))
    return problem
  }

  return {
    scenarios,
    list,
    settings,
    results,
    addressBar,
    stage,
    player,
    recorder,
    shownCall: createShownCall(settings),
    realTime,
    go,
    choose: (scenario) => go(scenario === freePlay.id ? {} : { scenario }),
    play,
    open,
    start() {
      player.restart()
      const unfollow = addressBar.follow(restartScenario)
      let stopRecording = recorder.start()
      // Stores the manual steps before the page is left.
      const leave = () => {
        stopRecording()
        stopRecording = () => {}
        place.leave()
      }
      target.addEventListener('pagehide', leave)
      return () => {
        unfollow()
        stopRecording()
        player.stop()
        target.removeEventListener('pagehide', leave)
      }
    },
  }
}
