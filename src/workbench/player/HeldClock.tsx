import { NeedStage } from '../parts/NeedStage.tsx'
import type { StageApi } from '../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { useWorkbench } from '../state/useWorkbench.ts'

/** Shown after a failure: the clock is held, and a button lets time flow. */
export function HeldClock() {
  return <NeedStage quiet>{(stage) => <WhileHeld stage={stage} />}</NeedStage>
}

function WhileHeld({ stage }: { stage: StageApi }) {
  const { player } = useWorkbench()
  const { clock } = stage.simulator
  useThrottledSource(clock, 80)
  if (clock.state !== 'paused') return null
  return (
    <p className="wb-player-held">
      The clock is held where it failed.
      <button type="button" className="wb-button wb-small" onClick={player.letTimeFlow}>
        Let time flow
      </button>
    </p>
  )
}
