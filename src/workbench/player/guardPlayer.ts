import type { Player } from './player.ts'
import type { Runs } from '../runs/runs.ts'

/** The player for a person: while a run plays scenarios, it asks first. */
export function guardPlayer(player: Player, runs: Runs): Player {
  const { whenFree } = runs
  return {
    ...player,
    run: () => whenFree(player.run),
    step: () => whenFree(player.step),
    runTo: (count, then) => whenFree(() => player.runTo(count, then)),
    stepBack: () => whenFree(player.stepBack),
    tryAgain: () => whenFree(player.tryAgain),
    pause: () => whenFree(player.pause),
    restart: () => whenFree(player.restart),
    stop() {
      if (runs.store.getState().active === undefined) player.stop()
      else runs.stop()
    },
  }
}
