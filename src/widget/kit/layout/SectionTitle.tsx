import type { ReactNode } from 'react'
import css from './sectionTitle.css?inline'
import { useStyles } from '../styles/useStyles.ts'

/** The heading above a group of rows. */
export function SectionTitle({ children, end }: { children: ReactNode; end?: ReactNode }) {
  useStyles(css)
  return (
    <div className="fy-section-title">
      <h2>{children}</h2>
      {end}
    </div>
  )
}
