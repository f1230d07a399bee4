import type { ReactNode } from 'react'
import { useStyles } from '../styles/useStyles.ts'
import css from './viewActions.css?inline'

/**
 * The buttons that end a view, each as wide as the other. They stay at the lower edge of the card while the rest of a
 * view that is higher scrolls behind them, except in a window too low for that. `lead` is above the buttons.
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
