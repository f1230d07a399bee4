import { useEffect, useId, useRef, useState } from 'react'
import type { Step } from '../../../scenarios/index.ts'
import { Check } from '../../parts/Check.tsx'
import { Field } from '../../parts/Field.tsx'
import { Problem } from '../../parts/Problem.tsx'
import { controlsOf, draftOf, stepOf, type StepControl } from './stepDraft.ts'
import { emptyStep, stepKinds } from './stepKinds.ts'

interface StepFormProps {
  /** The step to edit; a new one if absent. */
  readonly step?: Step
  readonly onSave: (step: Step) => void
  readonly onCancel: () => void
}

/** Edits a recorded step, or makes a new one. Escape leaves it as it was. */
export function StepForm({ step: given, onSave, onCancel }: StepFormProps) {
  const [kind, setKind] = useState('do:click')
  const original = given ?? emptyStep(kind)
  const [draft, setDraft] = useState(() => draftOf(original))
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), [])

  function choose(wanted: string) {
    setKind(wanted)
    setDraft(draftOf(emptyStep(wanted)))
    setProblem(undefined)
  }

  return (
    <form
      ref={form}
      className="wb-step-form"
      aria-label={given ? 'Edit the step' : 'New step'}
      onSubmit={(event) => {
        event.preventDefault()
        const made = stepOf(original, draft)
        if (made.problem === undefined) onSave(made.step)
        else setProblem(made.problem)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      {given ? null : <KindChoice value={kind} onChange={choose} />}
      {controlsOf(original).map((control) => (
        <Control
          key={control.key}
          control={control}
          value={draft[control.key] ?? ''}
          onChange={(value) => setDraft({ ...draft, [control.key]: value })}
        />
      ))}
      <Problem text={problem} />
      <div className="wb-row wb-end">
        <button type="button" className="wb-button wb-small" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="wb-button wb-small wb-primary">
          {given ? 'Apply' : 'Add'}
        </button>
      </div>
    </form>
  )
}

function KindChoice({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  return (
    <Field label="Step">
      {(tie) => (
        <select
          {...tie}
          className="wb-input"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {stepKinds.map(({ title, kinds }) => (
            <optgroup key={title} label={title}>
              {kinds.map((kind) => (
                <option key={kind.value} value={kind.value}>
                  {kind.about}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}

function Control({
  control: { label, kind, options, isOptional, hint },
  value,
  onChange,
}: {
  readonly control: StepControl
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const list = useId()
  if (kind === 'flag') {
    return (
      <Check
        label={label}
        checked={value === 'true'}
        onChange={(checked) => onChange(checked ? 'true' : '')}
      />
    )
  }
  const name = isOptional ? `${label} (optional)` : label
  return (
    <Field label={name} {...(hint === undefined ? {} : { hint })}>
      {(tie) =>
        kind === 'choice' ? (
          <select
            {...tie}
            className="wb-input"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">–</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        ) : (
          <>
            <input
              {...tie}
              className="wb-input"
              autoComplete="off"
              spellCheck={false}
              list={options.length > 0 ? list : undefined}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            {options.length > 0 ? (
              <datalist id={list}>
                {options.map((option) => (
                  <option key={option} value={option}>
                    {option}
                  </option>
                ))}
              </datalist>
            ) : null}
          </>
        )
      }
    </Field>
  )
}
