import type { ReactNode } from 'react'
import css from './visuallyHidden.css?inline'
import { useStyles } from '../styles/useStyles.ts'

export interface VisuallyHiddenProps {
  children: ReactNode
  id?: string
  /** For what is read out when it changes; it must be drawn before. */
  role?: 'status'
  /** The same without a role. */
  'aria-live'?: 'polite'
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, ...rest }: VisuallyHiddenProps) {
  useStyles(css)
  return (
    <span className="fy-hidden" {...rest}>
      {children}
    </span>
  )
}
