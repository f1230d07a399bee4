import { useStore } from 'zustand'
import { SnapshotFrame } from '../snapshot/SnapshotFrame.tsx'
import { useWorkbench } from '../state/useWorkbench.ts'
import { useDestination } from './useDestination.ts'
import './lookBack.css'

interface PastStageProps {
  /** CSS px of the page. */
  readonly width: number
  readonly height: number
  readonly scale: number
}

/** The page of the moment that is looked at, or that the player leads to, drawn above the stage without its scripts. */
export function PastStage({ width, height, scale }: PastStageProps) {
  const { recorder, markup } = useWorkbench()
  const lookedAt = useStore(recorder.store, (state) => state.lookedAt)
  const destination = useDestination()
  const count = lookedAt ?? destination?.count
  const moment = lookedAt === undefined ? destination?.moment : recorder.momentAfter(lookedAt)
  if (!moment) return null
  return (
    <div className="wb-past">
      <SnapshotFrame
        // The key is the same while the play goes on from this moment, so the picture stays until the stage is ready.
        key={count}
        snapshot={moment.page}
        markup={markup}
        title="Picture of the page at this moment"
        style={{ width, height, scale: String(scale) }}
      />
    </div>
  )
}
