import type { RunMark } from '../../run/file/runFile.ts'
import type { Player } from '../player/player.ts'

/**
 * Follows the steps of the player; returns the way to stop.
 * @param on `begin`: a step begins; its result is given to `done` with the index of the step, once it is done.
 */
export function followPlayer(
  store: Player['store'],
  on: { begin(): RunMark; done(index: number, mark: RunMark): void },
): () => void {
  let played = 0
  let mark = on.begin()
  return store.subscribe(({ results }) => {
    if (results.length < played) played = 0
    if (results[played]?.state === 'running') mark = on.begin()
    while (results[played]?.state === 'done') {
      on.done(played, mark)
      played += 1
    }
  })
}
