import type { VirtualClock } from '../../backends/mock/clock/virtualClockTypes.ts'
import { formatOffset } from '../format/formatOffset.ts'
import { Segmented } from '../parts/Segmented.tsx'
import { useThrottledSource } from '../state/useThrottledSource.ts'

const rates = [
  { value: 0, title: 'Paused' },
  { value: 1, title: '1×' },
  { value: 10, title: '10×' },
  { value: 60, title: '60×' },
]

/** The rate at which time flows by itself. */
export function ClockRate({ clock, startedAt }: { clock: VirtualClock; startedAt: number }) {
  useThrottledSource(clock, 80)
  return (
    <div className="wb-clock-rate">
      <Segmented
        label="Rate"
        value={clock.state === 'paused' ? 0 : clock.state === 'running' ? clock.rate : undefined}
        choices={rates}
        onChange={(rate) => (rate === 0 ? clock.pause() : clock.resume(rate))}
      />
      <span className="wb-muted wb-mono wb-end" title="Since the start of the world">
        {clock.state === 'advancing' ? 'advancing ' : ''}+{formatOffset(clock.now() - startedAt)}
      </span>
    </div>
  )
}
