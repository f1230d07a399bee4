import type { Player } from '../player/player.ts'

/**
 * Follows the steps of the player; returns the way to stop.
 * @param on `began`: a step begins. `ended`: the step with the index is done.
 */
export function followPlayer(
  store: Player['store'],
  on: { began(): void; ended(index: number): void },
): () => void {
  let played = 0
  on.began()
  return store.subscribe(({ results }) => {
    if (results.length < played) played = 0
    if (results[played]?.state === 'running') on.began()
    while (results[played]?.state === 'done') {
      on.ended(played)
      played += 1
    }
  })
}
