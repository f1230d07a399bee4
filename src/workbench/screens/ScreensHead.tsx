import { useStore } from 'zustand'
import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { liveScenarioId, isUndecided } from './screenRules.ts'
import type { reviewPlaceOf } from './reviewPlaceOf.ts'

interface ScreensHeadProps {
  readonly screen: ScreenResult
  readonly review: ReturnType<typeof reviewPlaceOf>
  readonly onGo: (to: ScreenResult | undefined) => void
  readonly onClose: () => void
}

/** The checkpoint, and the ways to the next one, to the stage and back to the list. */
export function ScreensHead({ screen, review, onGo, onClose }: ScreensHeadProps) {
  const { project, playTo, screens } = useWorkbench()
  const undecided = useStore(screens.store, (now) => now.screens.filter(isUndecided).length)
  const { number, count, previous, next } = review
  const scenarios = useStore(project.store)
  const live = liveScenarioId(screen.scenario, scenarios)
  return (
    <div className="wb-row wb-screens-head">
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
      <p className="wb-hint wb-screens-where">
        {number === undefined ? null : (
          <>
            {number} of {count}
            <br />
          </>
        )}
        {undecided === 0 ? 'All decided' : `${undecided} undecided`}
      </p>
      <span className="wb-row">
        <WayButton way="previous" name="Previous" keyName="," to={previous} onGo={onGo} />
        <WayButton way="next" name="Next" keyName="." to={next} onGo={onGo} />
      </span>
      <IconButton icon="close" label="Close" onClick={onClose} />
    </div>
  )
}

interface WayButtonProps {
  readonly way: 'previous' | 'next'
  readonly name: string
  readonly keyName: string
  readonly to: ScreenResult | undefined
  readonly onGo: (to: ScreenResult | undefined) => void
}

function WayButton({ way, name, keyName, to, onGo }: WayButtonProps) {
  const hasLetterKeys = useSetting('letterKeys')
  return (
    <button
      type="button"
      className="wb-button"
      data-way={way}
      disabled={!to}
      onClick={() => onGo(to)}
    >
      {name}
      {hasLetterKeys ? <kbd aria-hidden="true">{keyName}</kbd> : null}
    </button>
  )
}
