import { useId, useState } from 'react'
import { knownCalls } from '../../backends/mock/index.ts'
import type { FaultRule } from '../../backends/mock/faults/faultTypes.ts'
import { Field } from '../parts/Field.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { describeFault } from '../player/describe/describeFault.ts'
import { effects } from './effects.ts'
import { emptyDraft, type FaultDraft } from './faultDraft.ts'
import { faultFields } from './faultFields.ts'
import { ruleOf } from './ruleOf.ts'

const moments = [
  { value: 'always', title: 'Every call' },
  { value: 'nth', title: 'The n-th' },
  { value: 'probability', title: 'By chance' },
] as const

interface FaultFormProps {
  /** Names of the calls seen so far. */
  readonly names: readonly string[]
  readonly onAdd: (rule: Omit<FaultRule, 'id'>) => void
}

/** Says which call breaks, how and when. */
export function FaultForm({ names, onAdd }: FaultFormProps) {
  const [draft, setDraft] = useState<FaultDraft>(emptyDraft)
  const [tried, setTried] = useState(false)
  const list = useId()
  const { rule, problems } = ruleOf(draft)
  const change = (part: Partial<FaultDraft>) => setDraft({ ...draft, ...part })
  const problem = (field: keyof FaultDraft) => (tried ? problems[field] : undefined)
  const effect = effects.find(({ kind }) => kind === draft.kind)

  return (
    <form
      className="wb-fault-form"
      aria-label="New fault"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(rule === undefined)
        if (rule) onAdd(rule)
      }}
    >
      <Field label="Call" problem={problem('target')}>
        {(tie) => (
          <input
            {...tie}
            className="wb-input wb-mono"
            list={list}
            autoComplete="off"
            spellCheck={false}
            placeholder="directory.wallets or directory.*"
            value={draft.target}
            onChange={(event) => change({ target: event.target.value })}
          />
        )}
      </Field>
      <datalist id={list}>
        {[...new Set([...names, ...knownCalls])].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Field label="Effect" {...(effect ? { hint: `Strikes ${effect.on}.` } : {})}>
        {(tie) => (
          <select
            {...tie}
            className="wb-input"
            value={draft.kind}
            onChange={(event) => {
              const wanted = effects.find(({ kind }) => kind === event.target.value)
              if (wanted) change({ kind: wanted.kind })
            }}
          >
            {effects.map(({ kind, title }) => (
              <option key={kind} value={kind}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      {faultFields(draft.kind).map(({ field, label }) => (
        <Field key={field} label={label} problem={problem(field)}>
          {(tie) => (
            <input
              {...tie}
              className="wb-input wb-mono"
              value={draft[field]}
              onChange={(event) => change({ [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <div className="wb-field">
        <span className="wb-label">When</span>
        <div className="wb-row">
          <Segmented
            label="When"
            value={draft.when}
            choices={moments}
            onChange={(when) => change({ when })}
          />
          {draft.when === 'nth' ? (
            <input
              className="wb-input wb-mono wb-short"
              aria-label="Which call, from 1"
              value={draft.nth}
              onChange={(event) => change({ nth: event.target.value })}
            />
          ) : null}
          {draft.when === 'probability' ? (
            <input
              className="wb-input wb-mono wb-short"
              aria-label="Chance in percent"
              value={draft.chance}
              onChange={(event) => change({ chance: event.target.value })}
            />
          ) : null}
        </div>
        {(problem('nth') ?? problem('chance')) ? (
          <p className="wb-problem">{problem('nth') ?? problem('chance')}</p>
        ) : null}
      </div>
      <div className="wb-row wb-fault-add">
        <span className="wb-hint">{rule ? describeFault(rule) : ''}</span>
        <button type="submit" className="wb-button wb-primary">
          Add fault
        </button>
      </div>
    </form>
  )
}
