import { useStore } from 'zustand'
import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { useWorkbench } from '../state/useWorkbench.ts'
import { liveScenarioId } from './liveScenarioId.ts'

interface ScreensHeadProps {
  readonly screen: ScreenResult
  readonly previous: ScreenResult | undefined
  readonly next: ScreenResult | undefined
  readonly onGo: (to: ScreenResult | undefined) => void
  readonly onClose: () => void
}

/** The checkpoint, and the ways to the next one, to the stage and back to the list. */
export function ScreensHead({ screen, previous, next, onGo, onClose }: ScreensHeadProps) {
  const { project, playTo } = useWorkbench()
  const scenarios = useStore(project.store)
  const live = liveScenarioId(screen.scenario, scenarios)
  return (
    <div className="wb-screens-head">
      <div className="wb-grow">
        <h2 tabIndex={-1}>
          <span className="wb-screens-step">Step {screen.step}</span> {screen.checkpoint}
        </h2>
        <p className="wb-hint">{screen.title}</p>
      </div>
      {live === undefined ? null : (
        <button
          type="button"
          className="wb-button"
          title="Plays the scenario up to this step in the workbench"
          onClick={() => {
            onClose()
            playTo(live, screen.step)
          }}
        >
          Open live
        </button>
      )}
      <span className="wb-row">
        <button
          type="button"
          className="wb-button"
          title="Previous  (,)"
          disabled={!previous}
          onClick={() => onGo(previous)}
        >
          Previous
        </button>
        <button
          type="button"
          className="wb-button"
          title="Next  (.)"
          data-way="next"
          disabled={!next}
          onClick={() => onGo(next)}
        >
          Next
        </button>
      </span>
      <IconButton icon="close" label="Close" onClick={onClose} />
    </div>
  )
}
