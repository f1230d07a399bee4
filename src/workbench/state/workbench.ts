import { createSystemClock, createSystemRandom } from '../../backends/real/index.ts'
import type { Clock } from '../../backends/port/clock.ts'
import { scenarios, type Scenario } from '../../scenarios/index.ts'
import { createPlayer, type Player } from '../player/player.ts'
import { createStageMemory } from '../stage/stageMemory.ts'
import type { StageAddress } from '../stage/stageUrl.ts'
import { createAddressBar, type AddressBar } from './addressBar.ts'
import { createSettings, type Settings } from './settings.ts'
import { createFocusKeeper } from './focusKeeper.ts'
import { createStageLink, type StageLink } from './stageLink.ts'

export interface WorkbenchParts {
  readonly scenarios: readonly Scenario[]
  readonly settings: Settings
  readonly addressBar: AddressBar
  readonly stage: StageLink
  readonly player: Player
  /** Real time: for what the eye sees, never for the world. */
  readonly realTime: Clock
  /** Goes to another stage: the address changes and a fresh world is created. */
  go(address: StageAddress): void
  /** Raises the first stage and follows back and forward; returns the way to stop. */
  start(): () => void
}

/** Builds everything behind the workbench's page. */
export function createWorkbench(target: Window): WorkbenchParts {
  const realTime = createSystemClock()
  const settings = createSettings(target.localStorage)
  const addressBar = createAddressBar(target)
  const memory = createStageMemory(target.sessionStorage, createSystemRandom())
  const stage = createStageLink({ clock: realTime })
  const player = createPlayer({
    stage,
    clock: realTime,
    address: () => addressBar.current,
    pace: () => settings.store.getState().pace,
    keepFocus: createFocusKeeper(target.document, stage.frame).remember,
  })

  return {
    scenarios,
    settings,
    addressBar,
    stage,
    player,
    realTime,
    go(address) {
      addressBar.go(address)
      player.restart()
    },
    start() {
      player.restart()
      const unfollow = addressBar.follow(() => player.restart())
      const close = () =>
        void target.navigator.sendBeacon(`/__foyer/stage/${encodeURIComponent(memory.key())}/close`)
      target.addEventListener('pagehide', close)
      return () => {
        unfollow()
        player.stop()
        target.removeEventListener('pagehide', close)
      }
    },
  }
}
