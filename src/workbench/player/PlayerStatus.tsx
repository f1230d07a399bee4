import type { PlayerState } from './player.ts'

const words: Readonly<Record<PlayerState['status'], string>> = {
  idle: 'Not played',
  raising: 'Starting',
  playing: 'Playing',
  held: 'Held',
  done: 'All done',
  failed: 'Failed',
}

interface PlayerStatusProps extends Omit<PlayerState, 'breakpoints'> {
  readonly total: number
  /** Titles of the sets of faults with which it is played. */
  readonly sets: readonly string[]
}

/** The progress of the play in one line, with a thin bar. */
export function PlayerStatus({ status, results, total, sets }: PlayerStatusProps) {
  const done = results.filter(({ state }) => state === 'done').length
  return (
    <div className="wb-grow wb-player-status" data-status={status}>
      <p role="status">
        {status === 'idle' && results.length > 0 ? 'Stopped' : words[status]}
        <span className="wb-mono wb-muted">
          {' '}
          {done}/{total}
        </span>
        {sets.length > 0 && status !== 'idle' ? (
          <span className="wb-muted" title={sets.join(', ')}>
            {' '}
            with {sets.join(', ')}
          </span>
        ) : null}
      </p>
      <progress className="wb-progress" value={done} max={total} aria-label="Steps played" />
    </div>
  )
}
