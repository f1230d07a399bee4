import type { ReactNode } from 'react'
import css from './card.css?inline'
import { useStyles } from '../styles/useStyles.ts'

/** A plain panel inside a view. */
export function Card({
  children,
  tone = 'raised',
}: {
  children: ReactNode
  tone?: 'raised' | 'outline' | 'accent' | 'warning'
}) {
  useStyles(css)
  return (
    <div className="fy-panel" data-tone={tone}>
      {children}
    </div>
  )
}
