import type { Player } from './player.ts'

/** Holds the play of a run between two steps while a person is asked. */
export interface PlayHold {
  /** A scenario with so many steps is played. */
  begin(steps: number): void
  hold(): void
  resume(): void
  /** Holds a play that was still raising its world; returns the way to stop. */
  follow(): () => void
}

/**
 * Creates the hold of a player.
 * @param isAsked whether the answer is awaited
 */
export function createPlayHold(player: Player, isAsked: () => boolean): PlayHold {
  let count = 0
  return {
    begin: (steps) => (count = steps),
    hold: player.pause,
    resume() {
      if (player.store.getState().status === 'held') player.runTo(count, 'hold')
    },
    follow: () =>
      player.store.subscribe(({ status }) => {
        if (status === 'playing' && isAsked()) player.pause()
      }),
  }
}
