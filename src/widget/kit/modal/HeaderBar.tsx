import type { ReactNode } from 'react'
import { useStyles } from '../styles/useStyles.ts'
import css from './headerBar.css?inline'

export interface HeaderBarProps {
  /** Absent on views without a title. */
  title?: string | null
  /** The id of the heading, for the dialog's `aria-labelledby`. */
  titleId?: string
  /** A `Tag` beside the title. */
  tag?: ReactNode
  left?: ReactNode
  right?: ReactNode
  /** The direction from which the title slides in. Without it the title does not move. */
  direction?: 'next' | 'prev'
}

/**
 * The top of the card: a control on either side, the title in the middle. A change of title is
 * animated for 120 ms (C-358).
 */
export function HeaderBar({ title, titleId, tag, left, right, direction }: HeaderBarProps) {
  useStyles(css)
  return (
    <div className="fy-header">
      <div className="fy-header-side">{left}</div>
      <div key={title} className="fy-header-title" data-direction={direction}>
        {title && (
          <h1 className="fy-header-text" id={titleId}>
            {title}
          </h1>
        )}
        {tag}
      </div>
      <div className="fy-header-side">{right}</div>
    </div>
  )
}
