import { useState } from 'react'
import { setOfRule } from '../../backends/mock/index.ts'
import type { CallRecord } from '../../backends/mock/calls/callLogTypes.ts'
import type { FaultRule, Faults } from '../../backends/mock/faults/faultTypes.ts'
import { Field } from '../parts/Field.tsx'
import { shadowingRule } from '../state/shadowingRule.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { breakingRule, fieldsOf, changingRule, typedValue } from './callRules.ts'

interface CallFaultsProps {
  readonly call: CallRecord
  readonly faults: Faults
}

/** Buttons that break every later call like this one, or change a field of its answers. */
export function CallFaults({ call, faults }: CallFaultsProps) {
  useThrottledSource(faults)
  const [isChanging, setChanging] = useState(false)
  const breaking = breakingRule(call)
  const values = fieldsOf(call)
  const own = faults
    .list()
    .filter((rule) => rule.target === call.name && setOfRule(rule) === undefined)
  if (!breaking && values.length === 0) return null

  return (
    <div className="wb-stack">
      <div className="wb-row">
        {breaking ? (
          <button
            type="button"
            className="wb-button wb-small"
            onClick={() => void faults.add(breaking)}
          >
            Break this call
          </button>
        ) : null}
        {values.length > 0 ? (
          <button
            type="button"
            className="wb-button wb-small"
            aria-expanded={isChanging}
            onClick={() => setChanging(!isChanging)}
          >
            Change a field
          </button>
        ) : null}
      </div>
      {isChanging ? (
        <ChangeForm
          call={call}
          onChange={(path, value) =>
            void faults.add(changingRule(call, path, value, faults.list()))
          }
          onEnd={() => setChanging(false)}
        />
      ) : null}
      {own.length > 0 ? (
        <div className="wb-row">
          <p className="wb-hint" role="status">
            {noteOn(own, faults.list())}
          </p>
          <button
            type="button"
            className="wb-link"
            onClick={() => own.forEach(({ id }) => faults.remove(id))}
          >
            Repair
          </button>
        </div>
      ) : null}
    </div>
  )
}

interface ChangeFormProps {
  readonly call: CallRecord
  readonly onChange: (path: string, value: unknown) => void
  readonly onEnd: () => void
}

function ChangeForm({ call, onChange, onEnd }: ChangeFormProps) {
  const values = fieldsOf(call)
  const [path, setPath] = useState(values[0]?.path)
  const leaf = values.find((each) => each.path === path)
  const [text, setText] = useState(String(leaf?.value))
  const [tried, setTried] = useState(false)
  if (!leaf) return null
  const value = typedValue(text, leaf.value)

  return (
    <form
      className="wb-stack"
      aria-label="Change a field"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(value === undefined)
        if (value === undefined) return
        onChange(leaf.path, value)
        onEnd()
      }}
    >
      <Field label="Field">
        {(tie) => (
          <select
            {...tie}
            className="wb-input wb-mono"
            // The form opens because a person asked for it.
            autoFocus
            value={leaf.path}
            onChange={(event) => {
              setPath(event.target.value)
              setText(String(values.find((each) => each.path === event.target.value)?.value))
            }}
          >
            {values.map((each) => (
              <option key={each.path} value={each.path}>
                {each.path || 'the answer'} = {String(each.value).slice(0, 40)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="Answers"
        hint="90% is a part of the real number."
        problem={
          tried && value === undefined ? `The real answer is a ${typeof leaf.value}.` : undefined
        }
      >
        {(tie) => (
          <input
            {...tie}
            className="wb-input wb-mono"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="wb-row wb-end">
        <button type="submit" className="wb-button wb-small wb-primary">
          Add the fault
        </button>
      </div>
    </form>
  )
}

/** Says how the next such call ends. */
function noteOn(own: readonly FaultRule[], rules: readonly FaultRule[]): string {
  const [first] = own
  const shadow = first && shadowingRule(first, rules)
  if (shadow) return `Never reached: the earlier fault on ${shadow.target} applies first.`
  return own.length === 1
    ? 'A fault applies to later calls like this one.'
    : `${own.length} faults on calls like this one: the first that fits applies.`
}
