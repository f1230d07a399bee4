import type { ReactNode } from 'react'
import css from './tag.css?inline'
import { useStyles } from '../styles/useStyles.ts'

export interface TagProps {
  children: ReactNode
  /** `plain` is grey text alone. */
  tone?: 'plain' | 'neutral' | 'accent' | 'success' | 'warning' | 'error'
}

/** One or two words about the element beside it. */
export function Tag({ children, tone = 'neutral' }: TagProps) {
  useStyles(css)
  return (
    <span className="fy-tag fy-tabular" data-tone={tone}>
      {children}
    </span>
  )
}
