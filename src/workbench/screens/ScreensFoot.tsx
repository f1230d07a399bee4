import { useStore } from 'zustand'
import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { Problem } from '../parts/Problem.tsx'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import type { ScreenDecision } from './screens.ts'
import { screenCount } from './screenWords.ts'

interface ScreensFootProps {
  /** The last decision in words. */
  readonly said: string
  readonly isMatrix: boolean
  /** The screens for which a decision is possible. */
  readonly possible: Readonly<Record<ScreenDecision, readonly ScreenResult[]>>
  readonly onDecide: (decision: ScreenDecision) => void
}

const buttons = [
  { decision: 'undo', verb: 'Undo', key: 'U', style: '' },
  { decision: 'reject', verb: 'Reject', key: 'R', style: 'wb-danger' },
  { decision: 'accept', verb: 'Accept', key: 'A', style: 'wb-primary' },
] as const

/** Decides what is shown. Only decided screens have an undo. */
export function ScreensFoot({ said, isMatrix, possible, onDecide }: ScreensFootProps) {
  const { screens } = useWorkbench()
  const { problem, isDeciding } = useStore(screens.store)
  const hasLetterKeys = useSetting('letterKeys')
  return (
    <div className="wb-row wb-screens-foot">
      <div className="wb-grow">
        <p role="status">{said}</p>
        <Problem text={problem} />
      </div>
      {buttons
        .filter(({ decision }) => decision !== 'undo' || possible.undo.length > 0)
        .map(({ decision, verb, key, style }) => {
          const { length } = possible[decision]
          return (
            <button
              key={decision}
              type="button"
              className={`wb-button ${style}`}
              disabled={length === 0 || isDeciding}
              onClick={() => onDecide(decision)}
            >
              {isMatrix && length > 0 ? `${verb} ${screenCount(length)}` : verb}
              {hasLetterKeys ? <kbd aria-hidden="true">{key}</kbd> : null}
            </button>
          )
        })}
    </div>
  )
}
