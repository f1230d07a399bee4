import type { ReactNode } from 'react'
import { useStyles } from '../styles/useStyles.ts'
import css from './detailRows.css?inline'

/** The frame around `DetailRows`. */
export function DetailPanel({
  children,
  label,
  hidden = false,
}: {
  children: ReactNode
  /** Makes it a group with this name. */
  label?: string
  /** Hides it from assistive technology, for placeholders. */
  hidden?: boolean
}) {
  useStyles(css)
  return (
    <div
      className="fy-details"
      aria-hidden={hidden || undefined}
      {...(label === undefined ? {} : { role: 'group', 'aria-label': label })}
    >
      {children}
    </div>
  )
}
