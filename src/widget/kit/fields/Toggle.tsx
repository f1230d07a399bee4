import css from './toggle.css?inline'
import { useStyles } from '../styles/useStyles.ts'

export interface ToggleProps {
  /** The accessible name. */
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  loading?: boolean
}

/** A switch that takes effect at once. */
export function Toggle({
  label,
  checked,
  onChange,
  disabled = false,
  loading = false,
}: ToggleProps) {
  useStyles(css)
  return (
    <button
      type="button"
      role="switch"
      className="fy-toggle"
      aria-checked={checked}
      aria-label={label}
      aria-busy={loading || undefined}
      disabled={disabled}
      onClick={() => {
        if (!loading) onChange(!checked)
      }}
    />
  )
}
