import type { ReactNode } from 'react'
import { useStyles } from '../styles/useStyles.ts'
import css from './viewActions.css?inline'

/**
 * The buttons at the end of a view, all equally wide. They stay at the lower edge of the card while a taller view
 * scrolls behind them, except in a very low window. `lead` is above the buttons.
 */
export function ViewActions({ lead, children }: { lead?: ReactNode; children: ReactNode }) {
  useStyles(css)
  return (
    <div className="fy-view-actions">
      {lead}
      <div className="fy-view-buttons">{children}</div>
    </div>
  )
}
