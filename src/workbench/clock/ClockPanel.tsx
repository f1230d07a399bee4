import { useState } from 'react'
import { Panel } from '../parts/Panel.tsx'
import { formatTime } from '../format/formatTime.ts'
import type { StageApi } from '../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { NeedStage } from '../parts/NeedStage.tsx'
import { Problem } from '../parts/Problem.tsx'
import { ClockAdvance } from './ClockAdvance.tsx'
import { ClockRate } from './ClockRate.tsx'
import { TimerQueue } from './TimerQueue.tsx'
import './clock.css'

/** The virtual time of the world: the current time, its rate and the next timers. */
export function ClockPanel() {
  return (
    <Panel
      panel="clock"
      title="Clock"
      aside={<NeedStage quiet>{(stage) => <Now stage={stage} />}</NeedStage>}
    >
      <NeedStage>{(stage) => <ClockBody stage={stage} />}</NeedStage>
    </Panel>
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
    <div className="wb-clock">
      <ClockRate clock={clock} startedAt={stage.simulator.world.get().startedAt} />
      <ClockAdvance clock={clock} advance={advance} />
      <Problem text={problem} />
      <TimerQueue clock={clock} />
    </div>
  )
}
