import { useId, type ReactNode } from 'react'

interface SegmentedProps<T extends string | number> {
  readonly label: string
  readonly value: T | undefined
  readonly choices: readonly {
    readonly value: T
    readonly title: ReactNode
    readonly hint?: string
  }[]
  /** True if another setting decides. */
  readonly disabled?: boolean
  readonly onChange: (value: T) => void
}

/** A few options beside each other, one of them selected. */
export function Segmented<T extends string | number>(props: SegmentedProps<T>) {
  const { label, value, choices, disabled = false, onChange } = props
  const name = useId()
  return (
    <div
      className="wb-segmented"
      role="radiogroup"
      aria-label={label}
      aria-disabled={disabled || undefined}
    >
      {choices.map((choice) => (
        <label key={choice.value} title={choice.hint}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            disabled={disabled}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.title}</span>
        </label>
      ))}
    </div>
  )
}
