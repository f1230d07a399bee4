import type { ReactNode } from 'react'
import css from './divider.css?inline'
import { useStyles } from '../styles/useStyles.ts'

/** A word between two groups, such as 'or'. */
export function Divider({ children }: { children: ReactNode }) {
  useStyles(css)
  return <div className="fy-divider">{children}</div>
}
