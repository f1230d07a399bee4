import type { ReactNode } from 'react'
import css from './visuallyHidden.css?inline'
import { useStyles } from '../styles/useStyles.ts'

/** Text for screen readers only. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  useStyles(css)
  return (
    <span className="fy-hidden" id={id}>
      {children}
    </span>
  )
}
