import type { ReactNode } from 'react'
import css from './checkbox.css?inline'
import { CheckIcon } from '../icons/connectIcons.tsx'
import { useStyles } from '../styles/useStyles.ts'

export interface CheckboxProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** As wide as the list that contains it. */
  row?: boolean
}

/** A checkbox with its label. */
export function Checkbox({
  label,
  checked,
  onChange,
  disabled = false,
  row = false,
}: CheckboxProps) {
  useStyles(css)
  return (
    <label
      className="fy-checkbox"
      data-disabled={disabled || undefined}
      data-row={row || undefined}
    >
      <span className="fy-checkbox-box">
        <input
          className="fy-checkbox-input"
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <CheckIcon />
      </span>
      <span>{label}</span>
    </label>
  )
}
