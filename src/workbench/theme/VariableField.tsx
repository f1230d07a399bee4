import { useId, useState, type ReactNode } from 'react'
import { Field } from '../parts/Field.tsx'

interface VariableFieldProps {
  readonly label: string
  /** Empty if the variable is not set. */
  readonly value: string
  /** The value that applies while the variable is not set. */
  readonly placeholder: string
  readonly hint?: string
  readonly suggestions?: readonly string[]
  /** Applies the typed value, empty for none; returns its problem. */
  readonly onType: (text: string) => string | undefined
  /** A control for the pointer, beside the text. */
  readonly children?: ReactNode
}

/** One theme variable as text. It applies with each key, as soon as the value is valid. */
export function VariableField(props: VariableFieldProps) {
  const { label, value, placeholder, hint, suggestions, onType, children } = props
  const list = useId()
  const [refused, setRefused] = useState<{ readonly text: string; readonly problem: string }>()

  return (
    <Field label={label} problem={refused?.problem} {...(hint === undefined ? {} : { hint })}>
      {(tie) => (
        <span className="wb-row">
          {children}
          <input
            {...tie}
            className="wb-input wb-mono wb-grow"
            autoComplete="off"
            spellCheck={false}
            list={suggestions && list}
            placeholder={placeholder}
            value={refused?.text ?? value}
            onChange={({ target }) => {
              const problem = onType(target.value)
              setRefused(problem === undefined ? undefined : { text: target.value, problem })
            }}
          />
          {suggestions ? (
            <datalist id={list}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion}>
                  {suggestion}
                </option>
              ))}
            </datalist>
          ) : null}
        </span>
      )}
    </Field>
  )
}
