import type { PlayerState } from '../player/player.ts'

/** Whether a play is under way: it starts, or plays its steps. */
export const isUnderWay = ({ status }: Pick<PlayerState, 'status'>): boolean =>
  status === 'raising' || status === 'playing'
