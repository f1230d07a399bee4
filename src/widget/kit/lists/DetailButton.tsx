import type { ReactNode } from 'react'
import { useStyles } from '../styles/useStyles.ts'
import css from './detailRows.css?inline'

/** A row of a `DetailPanel` that opens the place where its value is changed. */
export function DetailButton({
  name,
  value,
  label,
  onClick,
}: {
  name: string
  value: ReactNode
  /** The accessible name. */
  label: string
  onClick: () => void
}) {
  useStyles(css)
  return (
    <button type="button" className="fy-details-row" aria-label={label} onClick={onClick}>
      <span className="fy-details-name">{name}</span>
      <span className="fy-details-value">{value}</span>
    </button>
  )
}
