import { useId, type ReactNode } from 'react'

interface FieldProps {
  readonly label: string
  readonly problem?: string | undefined
  readonly hint?: string
  /** Receives the attributes that connect the control to its label and its problem. */
  readonly children: (tie: {
    id: string
    'aria-invalid'?: true
    'aria-describedby'?: string
  }) => ReactNode
}

/** A labelled control with its problem. */
export function Field({ label, problem, hint, children }: FieldProps) {
  const id = useId()
  const note = problem ?? hint
  return (
    <div className="wb-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(problem ? { 'aria-invalid': true as const } : {}),
        ...(note ? { 'aria-describedby': `${id}-note` } : {}),
      })}
      {note ? (
        <p id={`${id}-note`} className={problem ? 'wb-problem' : 'wb-hint'}>
          {note}
        </p>
      ) : null}
    </div>
  )
}
