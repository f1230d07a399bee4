import type { ReactNode } from 'react'
import css from './divider.css?inline'
import { useStyles } from '../styles/useStyles.ts'

/** A hairline, with a word in its middle if there is one. */
export function Divider({ children }: { children?: ReactNode }) {
  useStyles(css)
  return <div className="fy-divider">{children}</div>
}
