import type { ReactNode } from 'react'
import css from './divider.css?inline'
import { useStyles } from '../styles/useStyles.ts'

/** A hairline, with an optional word in its middle. */
export function Divider({ children }: { children?: ReactNode }) {
  useStyles(css)
  return <div className="fy-divider">{children}</div>
}
