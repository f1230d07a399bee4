import './switch.css'

interface SwitchProps {
  readonly label: string
  /** Id of a text that explains it. */
  readonly describedBy?: string | undefined
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** A switch with its words, which belong to its target. */
export function Switch({ label, describedBy, on, onChange }: SwitchProps) {
  return (
    <label className="wb-row wb-switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
        // Enter would do nothing in a checkbox, and people try it.
        onKeyDown={(event) => {
          if (event.key === 'Enter') onChange(!on)
        }}
      />
      {label}
    </label>
  )
}
