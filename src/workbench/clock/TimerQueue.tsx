import type { VirtualClock } from '../../backends/mock/clock/virtualClockTypes.ts'
import { formatDuration } from '../format/formatDuration.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'

/** The waiting timers, the next one first, with the time left. */
export function TimerQueue({ clock }: { clock: VirtualClock }) {
  useThrottledSource(clock, 80)
  const timers = clock.pending()
  return (
    <div className="wb-timers">
      <h3>
        Coming timers <span className="wb-count">{timers.length}</span>
      </h3>
      <div className="wb-timers-list">
        {timers.length === 0 ? <p className="wb-hint">Nothing waits for time.</p> : null}
        <ol className="wb-mono">
          {timers.map(({ id, label, dueAt, every }) => (
            <li key={id}>
              <span className="wb-timer-label">{label}</span>
              {every === undefined ? null : (
                <span className="wb-muted">every {formatDuration(every)}</span>
              )}
              <span className="wb-timer-left">{formatDuration(dueAt - clock.now())}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
