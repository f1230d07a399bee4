import type { ReactNode } from 'react'
import css from './visuallyHidden.css?inline'
import { useStyles } from '../styles/useStyles.ts'

export interface VisuallyHiddenProps {
  children: ReactNode
  id?: string
  /** Announces the text when it changes; the element must be rendered before. */
  role?: 'status'
  /** Announces the text in the same way, without a role. */
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
