import { Segmented } from '../parts/Segmented.tsx'
import type { FaultDraft } from '../../run/words/faultDraft.ts'

const moments = [
  { value: 'always', title: 'Every call' },
  { value: 'nth', title: 'Nth call' },
  { value: 'probability', title: 'By chance' },
  { value: 'forMs', title: 'At first' },
] as const

interface FaultMomentProps {
  readonly draft: FaultDraft
  /** A problem with the number of the call, with the chance or with the time. */
  readonly problem: string | undefined
  readonly onChange: (part: Partial<FaultDraft>) => void
}

/** Which of the calls the fault applies to. */
export function FaultMoment({ draft, problem, onChange }: FaultMomentProps) {
  return (
    <div className="wb-field">
      <span className="wb-label">When</span>
      <div className="wb-row">
        <Segmented
          label="When"
          value={draft.when}
          choices={moments}
          onChange={(when) => onChange({ when })}
        />
        {draft.when === 'nth' ? (
          <input
            className="wb-input wb-mono wb-short"
            aria-label="Which call, from 1"
            value={draft.nth}
            onChange={(event) => onChange({ nth: event.target.value })}
          />
        ) : null}
        {draft.when === 'probability' ? (
          <input
            className="wb-input wb-mono wb-short"
            aria-label="Chance in percent"
            value={draft.chance}
            onChange={(event) => onChange({ chance: event.target.value })}
          />
        ) : null}
        {draft.when === 'forMs' ? (
          <input
            className="wb-input wb-mono wb-short"
            aria-label="For how long"
            value={draft.period}
            onChange={(event) => onChange({ period: event.target.value })}
          />
        ) : null}
      </div>
      {problem ? <p className="wb-problem">{problem}</p> : null}
    </div>
  )
}
