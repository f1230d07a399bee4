import { useStore } from 'zustand'
import { useWorkbench } from '../state/useWorkbench.ts'
import { useDestination } from './useDestination.ts'
import './lookBack.css'

/** Says that the stage shows a picture of the step that the player leads to, and how far the play is. */
export function DestinationBar() {
  const { player } = useWorkbench()
  const played = useStore(
    player.store,
    ({ results }) => results.filter(({ state }) => state === 'done').length,
  )
  const destination = useDestination()
  if (!destination) return null
  const { count } = destination
  return (
    <div className="wb-past-bar wb-destination">
      <p className="wb-past-name">
        Playing to step {count}
        <span className="wb-mono wb-muted">
          {' '}
          {played}/{count}
        </span>
      </p>
      <progress
        className="wb-progress"
        value={played}
        max={count}
        aria-label={`Steps played to step ${count}`}
      />
    </div>
  )
}
