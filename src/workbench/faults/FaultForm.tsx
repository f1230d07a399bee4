import { useId, useState } from 'react'
import {
  describePlaces,
  effectsOf,
  faultEffectKinds,
  knownCalls,
  whyUnbreakable,
} from '../../backends/mock/index.ts'
import type { FaultRule } from '../../backends/mock/faults/faultTypes.ts'
import { Field } from '../parts/Field.tsx'
import { describeFault } from '../../run/words/describeFault.ts'
import {
  emptyDraft,
  textsOf,
  type EffectTexts,
  type FaultDraft,
} from '../../run/words/faultDraft.ts'
import { faultKinds } from '../../run/words/faultKinds.ts'
import { FaultMoment } from './FaultMoment.tsx'
import { ruleOf } from './ruleOf.ts'

/** The effects of every call, in the order of the form. */
const kinds = faultEffectKinds

/** The effects that a call can have; all effects while no known call is named. */
function kindsFor(target: string) {
  const possible = effectsOf(target.trim())
  return possible.length === 0 ? kinds : possible
}

interface FaultFormProps {
  /** Names of the calls seen so far. */
  readonly names: readonly string[]
  readonly onAdd: (rule: Omit<FaultRule, 'id'>) => void
}

/** A form for a fault: which call, which effect, and when. */
export function FaultForm({ names, onAdd }: FaultFormProps) {
  const [draft, setDraft] = useState<FaultDraft>(emptyDraft)
  const [tried, setTried] = useState(false)
  const list = useId()
  const { rule, problems } = ruleOf(draft, names)
  const possible = kindsFor(draft.target)
  const texts = textsOf(draft)
  const problem = (field: keyof typeof problems) => (tried ? problems[field] : undefined)
  const { fields } = faultKinds[draft.kind]

  function change(part: Partial<FaultDraft>) {
    const next = { ...draft, ...part }
    const [first = next.kind, ...others] = kindsFor(next.target)
    setDraft([first, ...others].includes(next.kind) ? next : { ...next, kind: first })
  }
  const type = (field: keyof EffectTexts, text: string) =>
    change({
      texts: { ...draft.texts, [draft.kind]: { ...draft.texts[draft.kind], [field]: text } },
    })

  return (
    <form
      className="wb-stack wb-fault-form"
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
        {['*', ...new Set([...names, ...knownCalls])]
          .filter((name) => whyUnbreakable(name) === undefined)
          .map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
      </datalist>
      <Field label="Effect" hint={`For ${describePlaces(draft.kind)}.`} problem={problem('kind')}>
        {(tie) => (
          <select
            {...tie}
            className="wb-input"
            value={draft.kind}
            onChange={(event) => {
              const kind = kinds.find((each) => each === event.target.value)
              if (kind) change({ kind })
            }}
          >
            {possible.map((kind) => (
              <option key={kind} value={kind}>
                {faultKinds[kind].title}
              </option>
            ))}
          </select>
        )}
      </Field>
      {fields.map(({ field, label }) => (
        <Field key={field} label={label} problem={problem(field)}>
          {(tie) => (
            <input
              {...tie}
              className="wb-input wb-mono"
              value={texts[field]}
              onChange={(event) => type(field, event.target.value)}
            />
          )}
        </Field>
      ))}
      <FaultMoment
        draft={draft}
        problem={problem('nth') ?? problem('chance') ?? problem('period')}
        onChange={change}
      />
      <div className="wb-row wb-fault-add">
        <span className="wb-hint">{rule ? describeFault(rule) : ''}</span>
        <button type="submit" className="wb-button wb-primary">
          Add fault
        </button>
      </div>
    </form>
  )
}
