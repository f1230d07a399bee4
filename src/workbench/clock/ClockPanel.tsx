import { useState } from 'react'
import { IconButton } from '../parts/IconButton.tsx'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { formatTime } from '../../run/format/formatTime.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { NeedStage } from '../parts/NeedStage.tsx'
import { Problem } from '../parts/Problem.tsx'
import { ClockAdvance } from './ClockAdvance.tsx'
import './clock.css'
import type { VirtualClock } from '../../backends/mock/clock/virtualClockTypes.ts'
import { formatOffset } from '../../run/format/formatOffset.ts'
import { Segmented } from '../parts/Segmented.tsx'
import { formatDuration } from '../../run/format/formatDuration.ts'

/** The virtual time of the world: the current time, its rate and the next timers. */
export function ClockPanel() {
  const { settings } = useWorkbench()
  const isClosed = useSetting('collapsed').clock === true
  if (isClosed) return null
  return (
    <section className="wb-column wb-panel wb-clock-panel" data-panel="clock" aria-label="Clock">
      <header className="wb-row wb-panel-head">
        <h2>Clock</h2>
        <NeedStage quiet>{(stage) => <Now stage={stage} />}</NeedStage>
        <IconButton icon="close" label="Close the clock" onClick={() => settings.toggle('clock')} />
      </header>
      <NeedStage>{(stage) => <ClockBody stage={stage} />}</NeedStage>
    </section>
  )
}

function Now({ stage }: { stage: StageApi }) {
  const { clock } = stage.simulator
  useThrottledSource(clock, 80)
  const { date, time, millis } = formatTime(clock.now())
  return (
    <p className="wb-now wb-mono" data-state={clock.state}>
      <span className="wb-muted">{date}</span>
      <span className="wb-now-time">
        {time}
        <span className="wb-muted">.{millis}</span>
      </span>
    </p>
  )
}

function ClockBody({ stage }: { stage: StageApi }) {
  const { clock } = stage.simulator
  const [problem, setProblem] = useState<string>()

  async function advance(work: () => Promise<unknown>) {
    try {
      await work()
      setProblem(undefined)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <div className="wb-stack wb-clock">
      <ClockRate clock={clock} startedAt={stage.simulator.world.get().startedAt} />
      <ClockAdvance clock={clock} advance={advance} />
      <Problem text={problem} />
      <TimerQueue clock={clock} />
    </div>
  )
}

const rates = [
  { value: 0, title: 'Paused' },
  { value: 1, title: '1×' },
  { value: 10, title: '10×' },
  { value: 60, title: '60×' },
]

/** The rate at which time flows by itself. */
function ClockRate({ clock, startedAt }: { clock: VirtualClock; startedAt: number }) {
  useThrottledSource(clock, 80)
  return (
    <div className="wb-clock-rate">
      <Segmented
        label="Rate"
        value={clock.state === 'paused' ? 0 : clock.state === 'running' ? clock.rate : undefined}
        choices={rates}
        onChange={(rate) => (rate === 0 ? clock.pause() : clock.resume(rate))}
      />
      <span className="wb-muted wb-mono wb-end" title="Time since the start of the world">
        {clock.state === 'advancing' ? 'advancing ' : ''}+{formatOffset(clock.now() - startedAt)}
      </span>
    </div>
  )
}

/** The waiting timers, the next one first, with the time left. */
function TimerQueue({ clock }: { clock: VirtualClock }) {
  useThrottledSource(clock, 80)
  const timers = clock.pending()
  return (
    <div className="wb-timers">
      <h3>
        Next timers <span className="wb-count">{timers.length}</span>
      </h3>
      <div className="wb-scroll wb-timers-list">
        {timers.length === 0 ? <p className="wb-hint">No pending timers.</p> : null}
        <ol className="wb-mono">
          {timers.map(({ id, label, dueAt, every }) => (
            <li key={id}>
              <span className="wb-grow wb-clip wb-timer-label">{label}</span>
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
